import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface MomentInputProps {
  id?: string
  /** `2026-11-22T21:05`, by the store's clock (Beijing); empty when none is chosen. */
  value?: string
  onChange?: (value: string) => void
}

/** A day and a time by the store's clock, wherever the operator's own clock is. */
export function MomentInput({ id, value = '', onChange }: MomentInputProps) {
  const chosen = dayjs(value)
  return (
    <DatePicker
      {...(id && { id })}
      showTime={{ format: 'HH:mm' }}
      format="YYYY-MM-DD HH:mm"
      needConfirm={false}
      // Only what stands on the clock is read and written; no zone is meant.
      value={value && chosen.isValid() ? chosen : null}
      onChange={(moment) => onChange?.(moment ? moment.format('YYYY-MM-DDTHH:mm') : '')}
      style={{ width: '100%' }}
    />
  )
}
