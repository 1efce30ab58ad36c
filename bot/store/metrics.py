"""The bot's counts and measures of itself, in Prometheus' terms."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
"""Discord waits three seconds; after one and a half the bot asks for more time."""


class Metrics:
    """The figures of one process. Figures that follow from the database are set when somebody asks for them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = Histogram(
            "damka_request_seconds",
            "Commands, controls and suggestions, from their arrival to the end of the answer.",
            ("request", "outcome"),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.drawing = Histogram(
            "damka_drawing_seconds",
            "Pictures, drawn or found among those that are kept.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.undrawn = Counter(
            "damka_pictures_failed",
            "Pictures that could not be drawn, or not in time; words stood in their place.",
            registry=self.registry,
        )
        self.database = Histogram(
            "damka_database_seconds",
            "Transactions, from the wish for one to its end.",
            ("kind",),
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.statements = Counter(
            "damka_database_statements", "Statements sent to the database.", registry=self.registry
        )
        self.notices = Counter(
            "damka_notices", "Attempts to deliver a notice.", ("outcome",), registry=self.registry
        )
        self.waiting = Gauge(
            "damka_outbox_waiting", "Notices that are not delivered yet.", registry=self.registry
        )
        self.overdue = Gauge(
            "damka_outbox_age_seconds",
            "How long the oldest notice waits that might have been delivered.",
            registry=self.registry,
        )
        self.lag = Gauge(
            "damka_sweeper_lag_seconds", "How late the sweeper is for what is due.", registry=self.registry
        )
        self.connected = Gauge(
            "damka_gateway_connected", "1 while players can reach the bot.", registry=self.registry
        )
