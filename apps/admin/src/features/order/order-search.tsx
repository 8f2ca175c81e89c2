import { DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import styles from './order-list.module.css'
import { orderTexts } from './order.texts.ts'

export interface OrderSearchProps {
  filters: URLSearchParams
  onChange: (change: { q?: string | undefined; from?: string | undefined; until?: string | undefined }) => void
}

const date = 'YYYY-MM-DD'

/** Searches as one types, after a short rest; Enter at once. */
export function OrderSearch({ filters, onChange }: OrderSearchProps) {
  const texts = orderTexts.use()
  const asked = filters.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== typed.trim()) setTyped(asked)
  }
  useEffect(() => {
    if (typed.trim() === asked) return undefined
    const timer = setTimeout(() => onChange({ q: typed.trim() }), 350)
    return () => clearTimeout(timer)
  }, [typed, asked, onChange])

  const [from, until] = [dayjs(filters.get('from') ?? ''), dayjs(filters.get('until') ?? '')]
  const today = dayjs()
  return (
    <search className={styles.bar}>
      <Input
        className={styles.word}
        prefix={<Icon name="search" size={16} />}
        placeholder={texts.searchHint}
        aria-label={texts.search}
        value={typed}
        maxLength={50}
        allowClear
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => onChange({ q: typed.trim() })}
      />
      <DatePicker.RangePicker
        aria-label={texts.dates}
        value={from.isValid() && until.isValid() ? [from, until] : null}
        onChange={(range) => onChange({ from: range?.[0]?.format(date), until: range?.[1]?.format(date) })}
        disabledDate={(each) => each.isAfter(today, 'day')}
        presets={[
          { label: texts.today, value: [today, today] },
          { label: texts.week, value: [today.subtract(6, 'day'), today] },
          { label: texts.month, value: [today.subtract(29, 'day'), today] },
        ]}
      />
    </search>
  )
}
