import type { ReplyOf } from '@mallard/contract/api'
import type { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { SearchIcon } from '@mallard/ui/icons'
import { laterTexts } from './search-later.texts.ts'
import styles from './search.module.css'

export type DidYouMean = NonNullable<ReplyOf<typeof searchCalls.searchCategoryList>['didYouMean']>

interface SearchHintProps {
  q: string
  meant: DidYouMean
  onSearch: (word: string) => void
}

/** What the words may have been meant as, and whether the list shows that already. */
export function SearchHint({ q, meant, onSearch }: SearchHintProps) {
  const texts = laterTexts()
  return (
    <p className={styles.hint}>
      <SearchIcon size={16} />
      <span>
        {meant.isShown && texts.noneShown(q)}
        {texts.didYouMean}{' '}
        <button type="button" onClick={() => onSearch(meant.q)}>
          {meant.q}
        </button>
        {texts.ask}
      </span>
    </p>
  )
}
