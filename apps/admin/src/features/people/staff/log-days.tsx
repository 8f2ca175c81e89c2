import { DayRange, type Days } from '#platform/pick/day-range.tsx'
import { auditTexts } from './audit.texts.ts'

/** Days that a log is narrowed to. */
export function LogDays({
  address,
  onChange,
}: {
  address: URLSearchParams
  onChange: (days: Days) => void
}) {
  const texts = auditTexts.use()
  return (
    <DayRange
      label={texts.dates}
      filters={address}
      presets={(today) => [
        { label: texts.week, value: [today.subtract(6, 'day'), today] },
        { label: texts.month, value: [today.subtract(29, 'day'), today] },
      ]}
      onChange={onChange}
    />
  )
}
