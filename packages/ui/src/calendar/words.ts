import type { Locale } from '@mallard/kernel'
import { partsOf, weekdayOf, type Day } from '../date-picker/dates.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const chineseWeekdays = ['日', '一', '二', '三', '四', '五', '六']

/** By hand: the first Intl format of a page costs a phone tens of milliseconds. */
export const calendarWords = {
  zh: {
    weekdays: chineseWeekdays,
    month: (year: number, month: number) => `${year}年${month}月`,
    day: (day: Day) => {
      const parts = partsOf(day)
      return parts
        ? `${parts.year}年${parts.month}月${parts.date}日 星期${chineseWeekdays[weekdayOf(day)]}`
        : ''
    },
    previous: '上个月',
    next: '下个月',
    today: '今天',
    first: '开始',
    last: '结束',
    chooseFirst: '请选择开始日期',
    chooseLast: '请选择结束日期',
    chooseDay: '请选择日期',
    days: (count: number) => `共 ${count} 天`,
    tooLong: (max: number) => `选择天数不能超过 ${max} 天`,
    confirm: '确定',
  },
  en: {
    weekdays: weekdays.map((name) => name.slice(0, 2)),
    month: (year: number, month: number) => `${months[month - 1]} ${year}`,
    day: (day: Day) => {
      const parts = partsOf(day)
      return parts
        ? `${weekdays[weekdayOf(day)]}, ${parts.date} ${months[parts.month - 1]} ${parts.year}`
        : ''
    },
    previous: 'Previous month',
    next: 'Next month',
    today: 'today',
    first: 'start',
    last: 'end',
    chooseFirst: 'Choose the first day',
    chooseLast: 'Choose the last day',
    chooseDay: 'Choose a day',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    tooLong: (max: number) => `At most ${max} days`,
    confirm: 'OK',
  },
} as const satisfies Record<Locale, object>

export type CalendarWords = (typeof calendarWords)[Locale]
