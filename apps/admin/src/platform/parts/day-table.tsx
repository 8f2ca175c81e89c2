import { defineTexts } from '../texts.ts'
import { AllRows } from './all-rows.tsx'
import { Panel } from './panel.tsx'

/** A figure of each day: what it is called, and how it reads. */
export interface DayFigure<Day> {
  readonly title: string
  of(day: Day): string
}

const texts = defineTexts({ title: '按天' }, { title: 'By day' })

/** Figures of an activity by day of Beijing, the latest first; nothing until there is a day. */
export function DayTable<Day extends { readonly day: string }>({
  days,
  figures,
}: {
  days: readonly Day[]
  figures: readonly DayFigure<Day>[]
}) {
  const words = texts.use()
  if (days.length === 0) return null
  return (
    <Panel title={words.title} isFlush>
      <AllRows<Day>
        rows={days}
        rowKey="day"
        width={120 + figures.length * 90}
        columns={[
          { title: words.day, dataIndex: 'day', width: 120 },
          ...figures.map(({ title, of }) => ({
            title,
            key: title,
            align: 'right' as const,
            render: (_: unknown, day: Day) => of(day),
          })),
        ]}
      />
    </Panel>
  )
}
