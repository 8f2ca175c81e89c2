import type { ReplyOf } from '@mallard/contract/api'
import type { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { onFirstUse } from '@mallard/ui/first-use'
import { ChevronDownIcon, FilterIcon } from '@mallard/ui/icons'
import { preloadSheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import styles from './search.module.css'
import { filterCount, nextPriceSort, type SearchState, type Sort } from './search-state.rules.ts'
import { searchTexts } from './search.texts.ts'
import { useShowSearch } from './use-search.ts'

export type Facets = ReplyOf<typeof searchCalls.searchCategoryList>['facets']

const loadSheet = () => import('./filter-sheet.tsx').then((module) => module.default)
const FilterSheet = onFirstUse(loadSheet)

const plain = ['default', 'sales', 'newest'] as const satisfies readonly Sort[]

/** Sorts and filters, always in sight. */
export function SearchSort({ state, facets }: { state: SearchState; facets: Facets | undefined }) {
  const texts = searchTexts()
  const show = useShowSearch()
  const [isOpen, setOpen] = useState(false)
  const { sort } = state
  const isPrice = sort === 'priceUp' || sort === 'priceDown'
  const count = filterCount(state)

  function preload() {
    preloadSheet()
    loadSheet().catch(() => undefined)
  }

  return (
    <div className={styles.sortBar} role="group" aria-label={texts.sort}>
      {plain.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.sort}
          aria-pressed={sort === each}
          onClick={() => show({ ...state, sort: each })}
        >
          {texts[each]}
        </button>
      ))}
      <button
        type="button"
        className={styles.sort}
        aria-pressed={isPrice}
        aria-label={texts[nextPriceSort(sort)]}
        onClick={() => show({ ...state, sort: nextPriceSort(sort) })}
      >
        {texts.price}
        <span className={styles.arrows} data-sort={sort} aria-hidden="true">
          <ChevronDownIcon size={10} />
          <ChevronDownIcon size={10} />
        </span>
      </button>
      <button
        type="button"
        className={styles.sort}
        aria-pressed={count > 0}
        aria-label={count > 0 ? texts.filtered(count) : texts.filter}
        aria-haspopup="dialog"
        disabled={!facets}
        onPointerDown={preload}
        onClick={() => setOpen(true)}
      >
        {texts.filter}
        {count > 0 ? <span className={styles.count}>{count}</span> : <FilterIcon size={16} />}
      </button>
      {facets && (
        <FilterSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          state={state}
          facets={facets}
          onApply={show}
        />
      )}
    </div>
  )
}
