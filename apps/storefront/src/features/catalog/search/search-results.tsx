import type { ReplyOf } from '@mallard/contract/api'
import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { Suspense, useEffect } from 'react'
import { useApi } from '#platform/api.ts'
import { listedText } from '#entities/goods/count-text.ts'
import { GoodsFeed } from '#entities/goods/goods-feed.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { usePages } from '#platform/use-pages.ts'
import { NothingFound, SearchHint } from './later-parts.ts'
import { rememberSearch } from './search-history.ts'
import { SearchSort } from './search-sort.tsx'
import type { SearchState } from './search-state.rules.ts'
import styles from './search.module.css'
import { searchTexts } from './search.texts.ts'
import { foundQuery } from './use-search.ts'

export interface SearchResultsProps {
  state: SearchState
  found: ReplyOf<typeof searchCalls.productList>
  words: ReplyOf<typeof searchCalls.searchCategoryList>
  onSearch: (word: string) => void
}

export function SearchResults({ state, found, words, onSearch }: SearchResultsProps) {
  const texts = searchTexts()
  const api = useApi()
  const pages = usePages<GoodsCard>(found, (pageNum) => foundQuery(api, state, pageNum))
  const meant = words.didYouMean
  const { scope } = usePage()
  // Words that find nothing are not offered again; what they were taken for is.
  const word = found.total === 0 ? '' : meant?.isShown ? meant.q : state.q
  useEffect(() => rememberSearch(scope, word), [scope, word])
  return (
    <>
      <SearchSort state={state} facets={words.facets} />
      {meant && (
        <div className={styles.meant}>
          <Suspense>
            <SearchHint q={state.q} meant={meant} onSearch={onSearch} />
          </Suspense>
        </div>
      )}
      {found.total === 0 ? (
        <Suspense fallback={<p className={styles.total}>{state.q && texts.none(state.q)}</p>}>
          <NothingFound state={state} words={words} onSearch={onSearch} />
        </Suspense>
      ) : (
        <div className={styles.results}>
          <p className={styles.total} role="status">
            {texts.total(found.total, listedText(found.total))}
          </p>
          <GoodsFeed pages={pages} eager={4} leads />
        </div>
      )}
    </>
  )
}
