import { Segmented, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { PagedTable, type PagedAnswer } from '#platform/parts/paged-table.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { useFilters } from '#platform/router.tsx'
import { repairTexts } from './repair.texts.ts'

type View = 'open' | 'odd' | 'failed' | 'processing' | 'all'

const pageSize = 20

export interface RepairWish<V extends View> {
  readonly pageNum: number
  readonly pageSize: number
  readonly view: V
  readonly q: string | undefined
}

/** What the address asks for; the first view where it names none. */
export function useRepairWish<const V extends View>(views: readonly [V, ...V[]]): RepairWish<V> {
  const [filters] = useFilters()
  return {
    pageNum: Math.max(1, Number(filters.get('page')) || 1),
    pageSize,
    view: views.find((each) => each === filters.get('view')) ?? views[0],
    q: (filters.get('q') ?? '').trim().slice(0, 64) || undefined,
  }
}

interface RepairListProps<Row, V extends View> extends Pick<TableProps<Row>, 'rowKey' | 'columns'> {
  views: readonly V[]
  wish: RepairWish<V>
  /** Rows, and how many are in each view that counts them. */
  answer: PagedAnswer<Row> & { readonly data: Readonly<Record<Exclude<V, 'all'>, number>> | undefined }
  hint: string
  empty: ReactNode
}

/** Payments or refunds: those of a view, or one by its number, which is found in every view. */
export function RepairList<Row extends object, V extends View>({ views, wish, answer, hint, empty, ...table }: RepairListProps<Row, V>) {
  const texts = repairTexts.use()
  const [, setFilters] = useFilters()
  const counts: Readonly<Record<Exclude<V, 'all'>, number>> | undefined = answer.data
  const labelOf = (value: V) => (value === 'all' || !counts ? texts[value] : `${texts[value]} ${counts[value as Exclude<V, 'all'>]}`)
  return (
    <>
      <FilterBar>
        <Segmented
          aria-label={texts.view}
          value={wish.view}
          disabled={wish.q !== undefined}
          options={views.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(view) => setFilters({ view, page: undefined })}
        />
        <WordSearch label={texts.search} hint={hint} asked={wish.q ?? ''} onAsk={(q) => setFilters({ q, page: undefined })} />
      </FilterBar>
      <PagedTable
        {...table}
        answer={answer}
        width={1000}
        pageNum={wish.pageNum}
        pageSize={wish.pageSize}
        showTotal={texts.total}
        onPage={(page) => setFilters({ page })}
        empty={empty}
      />
    </>
  )
}
