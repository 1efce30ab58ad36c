# Чего нельзя сделать в Discord и что сделать вместо этого.
error-missing-permissions = { $channel ->
    [here] Показывать партии здесь нельзя: у меня нет права { $permissions }. Попросите администрацию сервера или играйте в другом канале.
   *[other] Показывать партии нельзя ({ $channel }): у меня нет права { $permissions }. Попросите администрацию сервера.
}
error-role-out-of-reach = { $why ->
    [permission] Я не могу выдавать роли: нет права управлять ролями. Дайте его и выберите роль снова.
    [managed] Эту роль выдаёт Discord или другое приложение. Выберите другую.
   *[above] Моя роль должна стоять выше этой. Поднимите её или выберите другую роль.
}
error-no-role-rule = Укажите игру или титул.
error-title-with-rating = Роли за титул рейтинг не нужен. Уберите минимум или титул.
error-not-here-shown = Показать эту партию всем можно только там, где она идёт. Без опции «{ name-shown }» её увидите только вы.
error-not-here-alone = Здесь к вам никто не присоединится. Начните партию в канале сервера или в личной переписке с соперником.
error-server-only = Этой команде нужен сервер: наберите её там в канале.
error-not-here-not-a-member = { $player } не на этом сервере и не сможет играть. Пригласите того, кто здесь, или не указывайте соперника.
error-not-here-sees-nothing = { $player } не видит { $channel } и не сможет играть. Пригласите в канале, который видите вы оба.
error-not-here-bot-opponent = Другие боты здесь не играют. Пригласите человека или меня либо не указывайте соперника.
error-outdated-control = Эта кнопка от прежней версии бота. Откройте партию заново из /games.
error-outdated-command = Команда изменилась. Обновите Discord (Ctrl+R или закрыть и открыть) и попробуйте снова.
error-not-allowed = Здесь вам эта команда недоступна.
error-bad-option = «{ $value }» здесь не подходит. Выберите из подсказок.
error-bad-day = «{ $value }» — такую дату не прочесть. Напишите 2026-08-14, 14 авг или «завтра».
error-bad-number = «{ $value }» — это не число.

answer-follows = Ещё момент. Ответ придёт сюда, его увидят все.
form-too-late = Слишком долго. Нажмите кнопку снова или наберите /move.

# Права Discord: продолжение слов «нет права».
permission-view-channel = видеть этот канал
permission-send-messages = отправлять сообщения
permission-send-messages-in-threads = писать в ветках
permission-attach-files = прикреплять файлы
permission-create-public-threads = создавать публичные ветки
permission-read-message-history = читать историю сообщений
permission-create-events = создавать события
permission-manage-roles = управлять ролями
