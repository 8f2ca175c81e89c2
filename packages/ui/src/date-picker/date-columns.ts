import type { Locale } from '@mallard/kernel'
import type { PickerColumn } from '../picker/picker.tsx'
import { daysIn, partsOf, type Day } from './dates.ts'

const words = {
  zh: { year: '年', month: '月', date: '日', unit: ['年', '月', '日'] },
  en: { year: 'Year', month: 'Month', date: 'Day', unit: ['', '', ''] },
} as const

/** Wheels of year, month and date within both ends; a month has no more dates than it has. */
export function dateColumns(
  min: Day,
  max: Day,
  locale: Locale,
): (value: readonly string[]) => PickerColumn[] {
  const [first, last] = [partsOf(min), partsOf(max)]
  if (!first || !last || min > max) throw new Error(`no days between ${min} and ${max}`)
  const text = words[locale]
  const column = (label: string, from: number, to: number, unit: string): PickerColumn => ({
    label,
    options: Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
      const value = String(from + index)
      return { value, label: value + unit }
    }),
  })
  return ([yearText, monthText]) => {
    const columns = [column(text.year, first.year, last.year, text.unit[0])]
    if (yearText === undefined) return columns
    const year = Number(yearText)
    columns.push(
      column(
        text.month,
        year === first.year ? first.month : 1,
        year === last.year ? last.month : 12,
        text.unit[1],
      ),
    )
    if (monthText === undefined) return columns
    const month = Number(monthText)
    const isFirst = year === first.year && month === first.month
    const isLast = year === last.year && month === last.month
    columns.push(
      column(
        text.date,
        isFirst ? first.date : 1,
        isLast ? last.date : daysIn(year, month),
        text.unit[2],
      ),
    )
    return columns
  }
}
