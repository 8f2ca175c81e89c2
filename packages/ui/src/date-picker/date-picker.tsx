import { useMemo } from 'react'
import { useLocale } from '../locale/index.ts'
import { PickerBody } from '../picker/picker.tsx'
import { dateColumns } from './date-columns.ts'
import { dayOf, partsOf, today, within, type Day } from './dates.ts'

export interface DatePickerProps {
  open: boolean
  onClose: () => void
  title: string
  /** `yyyy-MM-dd`; what is empty or outside opens at the nearest day to today. */
  value: Day
  /** First and last day, 1900-01-01 and today unless told. */
  min?: Day
  max?: Day
  onConfirm: (day: Day) => void
}

/** Year, month and date on three wheels (specification §9). */
export function DatePickerBody({
  open,
  onClose,
  title,
  value,
  min = '1900-01-01',
  max = today(),
  onConfirm,
}: DatePickerProps) {
  const locale = useLocale()
  const columns = useMemo(() => dateColumns(min, max, locale), [min, max, locale])
  const shown = partsOf(within(partsOf(value) ? value : today(), min, max))
  return (
    <PickerBody
      open={open}
      onClose={onClose}
      title={title}
      columns={columns}
      value={shown ? [String(shown.year), String(shown.month), String(shown.date)] : []}
      onConfirm={([year, month, date]) =>
        onConfirm(dayOf(Number(year), Number(month), Number(date)))
      }
    />
  )
}
