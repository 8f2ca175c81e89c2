import type { VisitDays } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { csvText } from '@mallard/kernel'

const parts = [
  'days',
  'hours',
  'steps',
  'pages',
  'landings',
  'referrers',
  'hosts',
  'devices',
] as const satisfies readonly (keyof VisitDays)[]

/** Every count as a line: part, key, views, visits, visitors. */
export function csvOf(
  visits: VisitDays,
  heads: readonly string[],
  partNames: Readonly<Record<keyof VisitDays, string>>,
): string {
  const lines = parts.flatMap((part) =>
    visits[part].map(({ key, views, visits: count, visitors }) => [
      partNames[part],
      key,
      views,
      count,
      visitors,
    ]),
  )
  return csvText([heads, ...lines])
}
