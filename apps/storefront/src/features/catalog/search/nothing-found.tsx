import type { ReplyOf } from '@mallard/contract/api'
import type { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { GoodsGrid } from '#entities/goods/goods-feed.tsx'
import { Link, usePage } from '#platform/navigator/index.ts'
import { Section, Words } from './search-discover.tsx'
import { laterTexts } from './search-later.texts.ts'
import { filterCount, withoutFilters, type SearchState } from './search-state.rules.ts'
import { searchTexts } from './search.texts.ts'
import { useShowSearch } from './use-search.ts'
import styles from './search.module.css'

interface NothingFoundProps {
  state: SearchState
  words: ReplyOf<typeof searchCalls.searchCategoryList>
  onSearch: (word: string) => void
}

/**
 * An empty result says what to do next: loosen the filters, go to a category that is near, take
 * another word, or look at what sells best.
 */
export function NothingFound({
  state,
  words: { nearest = [], hotWords },
  onSearch,
}: NothingFoundProps) {
  const texts = laterTexts()
  const { partnerId, storeId } = usePage().scope
  const show = useShowSearch()
  const { data } = useQuery(useApi().catalog.recommend.query({ pageSize: 6 }))
  return (
    <div className={styles.discover}>
      {filterCount(state) > 0 ? (
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
        <Empty
          art="search"
          title={state.q ? searchTexts().none(state.q) : texts.noneHere}
          note={texts.noneNote}
        />
      )}
      {nearest.length > 0 && (
        <Section title={texts.nearest}>
          <ul className={styles.categories}>
            {nearest.map(({ id, name }) => (
              <li key={id}>
                <Link to={href('search', { partnerId, storeId }, { categoryId: String(id) })}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {hotWords.length > 0 && (
        <Section title={texts.hot}>
          <Words words={hotWords} onSearch={onSearch} />
        </Section>
      )}
      {data && data.list.length > 0 && (
        <Section title={texts.best}>
          <GoodsGrid goods={data.list} />
        </Section>
      )}
    </div>
  )
}
