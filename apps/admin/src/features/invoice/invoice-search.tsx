import { DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { storeNow } from '#platform/store-clock.ts'
import { titles } from './invoice-filter.ts'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'

type Filter = 'q' | 'title' | 'from' | 'until'

export interface InvoiceSearchProps {
  filters: URLSearchParams
  onChange: (change: Partial<Record<Filter, string | undefined>>) => void
}

const date = 'YYYY-MM-DD'

/** By words, kind of title, and days on which they were applied for. */
export function InvoiceSearch({ filters, onChange }: InvoiceSearchProps) {
  const texts = invoiceTexts.use()
  const [from, until] = [dayjs(filters.get('from') ?? ''), dayjs(filters.get('until') ?? '')]
  const today = storeNow()
  const lastMonth = today.subtract(1, 'month')
  return (
    <FilterBar>
      <WordSearch label={texts.search} hint={texts.searchHint} asked={filters.get('q') ?? ''} onAsk={(q) => onChange({ q })} />
      <Select
        aria-label={texts.type}
        placeholder={texts.type}
        allowClear
        className={styles.kind}
        value={titles.find((title) => title === filters.get('title')) ?? null}
        options={titles.map((value) => ({ value, label: texts[value] }))}
        onChange={(title) => onChange({ title: title ?? undefined })}
      />
      <DatePicker.RangePicker
        aria-label={texts.applyTime}
        value={from.isValid() && until.isValid() ? [from, until] : null}
        onChange={(range) => onChange({ from: range?.[0]?.format(date), until: range?.[1]?.format(date) })}
        disabledDate={(each) => each.isAfter(today, 'day')}
        presets={[
          { label: texts.week, value: [today.subtract(6, 'day'), today] },
          { label: texts.thisMonth, value: [today.startOf('month'), today] },
          { label: texts.lastMonth, value: [lastMonth.startOf('month'), lastMonth.endOf('month')] },
        ]}
      />
    </FilterBar>
  )
}
