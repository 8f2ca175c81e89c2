import type { ReplyOf } from '@mallard/contract/api'
import type { GoodsCard } from '@mallard/contract/catalog/catalog.fields'
import type { catalogCalls } from '@mallard/contract/catalog/catalog.calls'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { GoodsFeed, GoodsGrid } from '#platform/goods/goods-feed.tsx'
import { usePages } from '#platform/use-pages.ts'
import { Section, Words } from './search-discover.tsx'
import { SearchSort } from './search-sort.tsx'
import { filterCount, withoutFilters, type SearchState } from './search-state.rules.ts'
import styles from './search.module.css'
import { searchTexts } from './search.texts.ts'
import { foundQuery, useShowSearch } from './use-search.ts'

export interface SearchResultsProps {
  state: SearchState
  found: ReplyOf<typeof catalogCalls.productList>
  words: ReplyOf<typeof catalogCalls.searchCategoryList>
  onSearch: (word: string) => void
}

export function SearchResults({ state, found, words, onSearch }: SearchResultsProps) {
  const texts = searchTexts()
  const api = useApi()
  const pages = usePages<GoodsCard>(found, (pageNum) => foundQuery(api, state, pageNum))
  return (
    <>
      <SearchSort state={state} facets={words.facets} />
      {found.total === 0 ? (
        <NothingFound state={state} hotWords={words.hotWords} onSearch={onSearch} />
      ) : (
        <div className={styles.results}>
          <p className={styles.total} role="status">
            {texts.total(found.total)}
          </p>
          <GoodsFeed pages={pages} eager={4} leads />
        </div>
      )}
    </>
  )
}

/** An empty result says what to do next: loosen the filters, take another word, or look at what others like. */
function NothingFound({ state, hotWords, onSearch }: Pick<SearchResultsProps, 'state' | 'onSearch'> & { hotWords: readonly string[] }) {
  const texts = searchTexts()
  const show = useShowSearch()
  const { data } = useQuery(useApi().catalog.recommend.query({ pageSize: 6 }))
  const isFiltered = filterCount(state) > 0
  return (
    <div className={styles.discover}>
      {isFiltered ? (
        <Empty
          art="search"
          title={texts.noneFiltered}
          note={texts.noneFilteredNote}
          action={
            <Button kind="primary" onClick={() => show(withoutFilters(state))}>
              {texts.reset}
            </Button>
          }
        />
      ) : (
        <Empty art="search" title={state.q ? texts.none(state.q) : texts.noneHere} note={texts.noneNote} />
      )}
      {hotWords.length > 0 && (
        <Section title={texts.hot}>
          <Words words={hotWords} onSearch={onSearch} />
        </Section>
      )}
      {data && data.list.length > 0 && (
        <Section title={texts.instead}>
          <GoodsGrid goods={data.list} />
        </Section>
      )}
    </div>
  )
}
