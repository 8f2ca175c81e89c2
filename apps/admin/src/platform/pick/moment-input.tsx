import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { storeNow } from '#platform/store-clock.ts'

interface MomentInputProps {
  id?: string
  /** `2026-11-22T21:05`, by the store's clock (Beijing); empty when none is chosen. */
  value?: string
  onChange?: (value: string) => void
  /** Takes no later day than today. */
  isPast?: boolean
}

/** A day and a time by the store's clock, wherever the operator's own clock is. */
export function MomentInput({ id, value = '', onChange, isPast = false }: MomentInputProps) {
  const chosen = dayjs(value)
  return (
    <DatePicker
      {...(id && { id })}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      needConfirm={false}
      disabledDate={(each) => isPast && each.isAfter(storeNow(), 'day')}
      // Only what stands on the clock is read and written; no zone is meant.
      value={value && chosen.isValid() ? chosen : null}
      onChange={(moment) => onChange?.(moment ? moment.format('YYYY-MM-DDTHH:mm') : '')}
      style={{ width: '100%' }}
    />
  )
}
