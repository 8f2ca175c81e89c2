import type { VisitCount } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { BarChart } from '#platform/parts/bar-chart.tsx'
import { visitsTexts } from './visits.texts.ts'

interface VisitBarsProps {
  label: string
  counts: readonly VisitCount[]
  nameOf: (key: string) => string
}

/** A bar for each count, as high as its visits. */
export function VisitBars({ label, counts, nameOf }: VisitBarsProps) {
  const texts = visitsTexts.use()
  return (
    <BarChart
      label={label}
      unit={texts.visits}
      bars={counts.map(({ key, visits, views }) => ({
        key,
        value: visits,
        name: nameOf(key),
        title: texts.bar(nameOf(key), visits, views),
      }))}
    />
  )
}
