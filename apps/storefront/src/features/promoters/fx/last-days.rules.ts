import type { Achievement } from '@mallard/contract/promoters/fx/fx.fields'
import { beijingDateTime, beijingDay, day } from '@mallard/kernel'

type Day = Pick<Achievement, 'name' | 'commission'>

/** So many days up to that of a moment, in their order; a day that brought nothing is 0. */
export function lastDays(rows: readonly Day[], range: number, now: number): Day[] {
  const today = beijingDay(now)
  const known = new Map(rows.map(({ name, commission }) => [name, commission]))
  return Array.from({ length: range }, (_, place) => {
    const name = beijingDateTime(today - (range - 1 - place) * day).slice(0, 10)
    return { name, commission: known.get(name) ?? (0 as Day['commission']) }
  })
}
