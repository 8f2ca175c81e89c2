import { searchWords } from '@mallard/kernel'
import { SearchIcon } from '@mallard/ui/icons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { listedText } from '#entities/goods/count-text.ts'
import { laterTexts } from './search-later.texts.ts'
import { longestWord } from './search-state.rules.ts'
import styles from './search.module.css'

/** Milliseconds of quiet after which the server is asked. */
const quiet = 180

/** What the words may become, while one types. */
export function SearchSuggestions({
  draft,
  onSearch,
}: {
  draft: string
  onSearch: (word: string) => void
}) {
  const texts = laterTexts()
  const asked = useSettled(draft)
  const { data } = useQuery({
    ...useApi().catalog.searchCategoryList.query({ q: searchWords(asked, longestWord) }),
    placeholderData: keepPreviousData,
  })
  const counts = new Map(data?.completions?.map(({ word, count }) => [word, count]))
  const meant = data?.didYouMean ? [data.didYouMean.q] : []
  const words = new Set([draft, ...meant, ...counts.keys(), ...(data?.suggestions ?? [])])
  return (
    <ul className={styles.suggestions} aria-label={texts.suggestions}>
      {[...words].map((word) => (
        <li key={word}>
          <button type="button" className={styles.suggestion} onClick={() => onSearch(word)}>
            <SearchIcon size={18} />
            <span>
              {meant.includes(word) && <span className={styles.guess}>{texts.didYouMean} </span>}
              <Marked word={word} part={draft} />
              {counts.has(word) && (
                <span className={styles.counted}>
                  {' '}
                  {texts.count(counts.get(word) ?? 0, listedText(counts.get(word) ?? 0))}
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The typed part quiet, the rest strong: that is what is new. */
function Marked({ word, part }: { word: string; part: string }) {
  const at = word.toLowerCase().indexOf(part.toLowerCase())
  if (at < 0) return word
  const [before, after] = [word.slice(0, at), word.slice(at + part.length)]
  return (
    <>
      {before && <b>{before}</b>}
      {word.slice(at, at + part.length)}
      {after && <b>{after}</b>}
    </>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
