import type { VisitDays } from '@mallard/contract/insight/tracking/tracking-admin.calls'

/** Table programs run what begins so: it is kept a text. */
const formula = /^[=+\-@\t\r]/

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

function cell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : formula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Every count as a line: part, key, views, visits, visitors. Excel wants the mark in front to read
 * it as UTF-8.
 */
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
  return `\uFEFF${[heads, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
