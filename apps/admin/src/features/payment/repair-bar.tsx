import { Segmented } from 'antd'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { repairTexts } from './repair.texts.ts'

type View = 'open' | 'odd' | 'failed' | 'processing' | 'all'

interface RepairBarProps<V extends View> {
  views: readonly V[]
  view: V
  /** Rows in each view that counts them. */
  counts: Readonly<Record<Exclude<V, 'all'>, number>> | undefined
  hint: string
  q: string
  onFind: (change: { view?: V; q?: string | undefined }) => void
}

/** Above payments and refunds: which of them, or one by its number, which is found in every view. */
export function RepairBar<V extends View>({ views, view, counts, hint, q, onFind }: RepairBarProps<V>) {
  const texts = repairTexts.use()
  const labelOf = (value: V) => (value === 'all' || !counts ? texts[value] : `${texts[value]} ${counts[value as Exclude<V, 'all'>]}`)
  return (
    <FilterBar>
      <Segmented
        aria-label={texts.view}
        value={view}
        disabled={q !== ''}
        options={views.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(value) => onFind({ view: value })}
      />
      <WordSearch label={texts.search} hint={hint} asked={q} onAsk={(word) => onFind({ q: word })} />
    </FilterBar>
  )
}
