import { Select } from 'antd'
import { DayRange } from '#platform/pick/day-range.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { titles } from './invoice-filter.ts'
import styles from './invoice.module.css'
import { invoiceTexts } from './invoice.texts.ts'

type Filter = 'q' | 'title' | 'from' | 'until'

export interface InvoiceSearchProps {
  filters: URLSearchParams
  onChange: (change: Partial<Record<Filter, string | undefined>>) => void
}

/** By words, kind of title, and days on which they were applied for. */
export function InvoiceSearch({ filters, onChange }: InvoiceSearchProps) {
  const texts = invoiceTexts.use()
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
      <DayRange
        label={texts.applyTime}
        filters={filters}
        presets={(today) => {
          const lastMonth = today.subtract(1, 'month')
          return [
            { label: texts.week, value: [today.subtract(6, 'day'), today] },
            { label: texts.thisMonth, value: [today.startOf('month'), today] },
            { label: texts.lastMonth, value: [lastMonth.startOf('month'), lastMonth.endOf('month')] },
          ]
        }}
        onChange={onChange}
      />
    </FilterBar>
  )
}
