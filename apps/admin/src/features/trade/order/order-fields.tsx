import type { ReactNode } from 'react'
import { WordField, type Field } from '#platform/list/fields.tsx'
import { DayRange, type Days } from '#platform/pick/day-range.tsx'
import { orderTexts } from './order.texts.ts'

interface OrderFieldsProps {
  /** The list that is narrowed. */
  of: {
    readonly address: URLSearchParams
    readonly field: (name: 'q') => Field<string | undefined>
    readonly change: (days: Days) => void
  }
  /** What else narrows it. */
  children?: ReactNode
}

/** By words, and days on which they were placed. */
export function OrderFields({ of: { address, field, change }, children }: OrderFieldsProps) {
  const texts = orderTexts.use()
  return (
    <>
      <WordField of={field('q')} label={texts.search} hint={texts.searchHint} />
      <DayRange
        label={texts.dates}
        filters={address}
        presets={(today) => [
          { label: texts.today, value: [today, today] },
          { label: texts.week, value: [today.subtract(6, 'day'), today] },
          { label: texts.month, value: [today.subtract(29, 'day'), today] },
        ]}
        onChange={change}
      />
      {children}
    </>
  )
}
