import { IconButton } from '@mallard/ui/button'
import { BackIcon } from '@mallard/ui/icons'
import { useTexts } from '@mallard/ui/locale'
import { SearchBar } from '@mallard/ui/search-bar'
import { useEffect, useRef } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { pageTitle } from '#platform/title.ts'
import styles from './search.module.css'
import { searchTexts } from './search.texts.ts'

export interface SearchHeadProps {
  draft: string
  onDraft: (text: string) => void
  onSearch: (word: string) => void
  /** Nothing is looked for yet: the keyboard may come. */
  wantsFocus?: boolean
  /** A word to search for when nothing is typed. */
  hint?: string | undefined
}

export function SearchHead({
  draft,
  onDraft,
  onSearch,
  wantsFocus = false,
  hint,
}: SearchHeadProps) {
  const texts = searchTexts()
  const back = useTexts().back
  const navigate = useNavigate()
  const { name, locale } = usePage()
  const head = useRef<HTMLElement>(null)

  // After the page has taken the focus; never on a page that the server drew, where a keyboard
  // would surprise.
  useEffect(() => {
    if (wantsFocus && head.current?.closest('[data-came="push"]'))
      head.current.querySelector('input')?.focus({ preventScroll: true })
  }, [wantsFocus])

  return (
    <header ref={head} className={styles.head}>
      <h1 className="sr-only">{pageTitle(name, locale)}</h1>
      <IconButton icon={<BackIcon />} label={back} onClick={navigate.back} />
      <SearchBar
        value={draft}
        onChange={onDraft}
        onSubmit={(word) => onSearch(word || (hint ?? ''))}
        placeholder={hint ?? texts.placeholder}
        action={texts.search}
      />
    </header>
  )
}
