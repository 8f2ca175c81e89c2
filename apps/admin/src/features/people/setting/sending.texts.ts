import { defineTexts } from '#platform/texts.ts'

export const sendingTexts = defineTexts(
  {
    title: (name: string) => `${name}的发货日历`,
    hint: '发货时限只在发货日里走：周末、节假日不算。改了立即对所有待发货订单生效。',
    days: '每周发货日',
    oneDay: '至少选一天',
    until: '当天截单',
    untilHint: '这个点以后可以发的订单，从下一个发货日零点开始计时。24 表示不截单。',
    oClock: '点',
    daysOff: '停发日期',
    daysOffHint: '节假日、盘点等，最多 60 天。',
    daysOn: '照常发货的日期',
    daysOnHint: '调休上班等本来不发货、但这天照常发的日期。',
  },
  {
    title: (name) => `When ${name} sends`,
    hint: 'The time to ship runs on days on which the store sends; weekends and holidays do not count. Holds at once, for all that waits.',
    days: 'Days of the week',
    oneDay: 'Choose one at least',
    until: 'Until',
    untilHint: 'What comes after this hour begins with the next day of sending. 24: the whole day.',
    oClock: 'o’clock',
    daysOff: 'Does not send on',
    daysOffHint: 'Holidays, stocktaking; 60 days at most.',
    daysOn: 'Sends all the same on',
    daysOnHint: 'Working days around holidays, say.',
  },
)
