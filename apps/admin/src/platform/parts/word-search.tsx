import { searchWords } from '@mallard/kernel'
import { Input } from 'antd'
import { useEffect, useState } from 'react'
import { Icon } from './icons.tsx'
import styles from './word-search.module.css'

export interface WordSearchProps {
  /** The word that the list was asked for. */
  asked: string
  onAsk: (word: string) => void
  label: string
  hint: string
}

const longest = 50

/** ms of rest after the last letter. */
const rest = 350

/**
 * Searches as one types, after a short rest; Enter at once. A word that changes from outside (Back)
 * is taken over.
 */
export function WordSearch({ asked, onAsk, label, hint }: WordSearchProps) {
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  const word = searchWords(typed, longest)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== word) setTyped(asked)
  }
  useEffect(() => {
    if (word === asked) return undefined
    const timer = setTimeout(() => onAsk(word), rest)
    return () => clearTimeout(timer)
  }, [word, asked, onAsk])

  return (
    <Input
      className={styles.word}
      prefix={<Icon name="search" size={16} />}
      placeholder={hint}
      aria-label={label}
      value={typed}
      maxLength={2 * longest}
      allowClear
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onAsk(word)}
    />
  )
}
