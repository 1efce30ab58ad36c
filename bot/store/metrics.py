"""The bot's counts and measures of itself, in Prometheus' terms."""

from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0)
"""Discord waits three seconds; after one and a half the bot asks for more time."""


class Metrics:
    """The figures of one process. Figures that follow from the database are set when somebody asks for them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        seconds = partial(Histogram, buckets=_SECONDS, registry=self.registry)
        counter, gauge = partial(Counter, registry=self.registry), partial(Gauge, registry=self.registry)
        self.requests = seconds(
            "damka_request_seconds",
            "Commands, controls and suggestions, from their arrival to the end of the answer.",
            ("request", "outcome"),
        )
        self.drawing = seconds("damka_drawing_seconds", "Pictures, drawn or found among those that are kept.")
        self.undrawn = counter(
            "damka_pictures_failed",
            "Pictures that could not be drawn, or not in time; words stood in their place.",
        )
        self.database = seconds(
            "damka_database_seconds", "Transactions, from the wish for one to its end.", ("kind",)
        )
        self.statements = counter("damka_database_statements", "Statements sent to the database.")
        self.notices = counter("damka_notices", "Attempts to deliver a notice.", ("outcome",))
        self.waiting = gauge("damka_outbox_waiting", "Notices that are not delivered yet.")
        self.overdue = gauge(
            "damka_outbox_age_seconds", "How long the oldest notice waits that might have been delivered."
        )
        self.lag = gauge("damka_sweeper_lag_seconds", "How late the sweeper is for what is due.")
        self.pages = counter("damka_pages", "Answers of the page.", ("route", "status"))
        self.streams = gauge("damka_page_streams", "Open connections that tell a page what is new in a game.")
        self.connected = gauge("damka_gateway_connected", "1 while players can reach the bot.")
