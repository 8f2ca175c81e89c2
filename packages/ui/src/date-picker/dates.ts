/** A day without a time or a zone: `yyyy-MM-dd`. As text such days sort as in time. */
export type Day = string

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsADay = 86_400_000

const two = (value: number) => String(value).padStart(2, '0')

export function dayOf(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`
}

/** Year, month (1 to 12) and date; undefined for what is no day of the calendar. */
export function partsOf(day: Day): { year: number; month: number; date: number } | undefined {
  const found = dayPattern.exec(day)
  if (!found) return undefined
  const [year, month, date] = [Number(found[1]), Number(found[2]), Number(found[3])]
  if (month < 1 || month > 12 || date < 1 || date > daysIn(year, month)) return undefined
  return { year, month, date }
}

export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** Days since 1970, for counting; NaN for what is no day. */
export function numberOf(day: Day): number {
  return partsOf(day) ? Date.parse(`${day}T00:00:00Z`) / millisecondsADay : Number.NaN
}

export function dayFrom(number: number): Day {
  return new Date(number * millisecondsADay).toISOString().slice(0, 10)
}

/** The day `count` days later; earlier when negative. */
export function addDays(day: Day, count: number): Day {
  return dayFrom(numberOf(day) + count)
}

/** The same date some months later, or the last one of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const parts = partsOf(day)
  if (!parts) return day
  const months = parts.year * 12 + parts.month - 1 + count
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1]
  return dayOf(year, month, Math.min(parts.date, daysIn(year, month)))
}

/** 0 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((numberOf(day) + 4) % 7) + 7) % 7
}

/** Days from the first to the last, both counted. */
export function spanOf(first: Day, last: Day): number {
  return Math.abs(numberOf(last) - numberOf(first)) + 1
}

/** The calendar's today where the phone is. */
export function today(now: Date = new Date()): Day {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

export function within(day: Day, min: Day, max: Day): Day {
  if (day < min) return min
  return day > max ? max : day
}
