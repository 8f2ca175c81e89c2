import { scopeText, searchWords, type Scope } from '@mallard/kernel'
import { useSyncExternalStore } from 'react'
import { readStored, store } from '#platform/storage.ts'
import { longestWord } from './search-state.rules.ts'

/** Words that are remembered at most. */
export const maxWords = 12

/** The words with `word` in front, once. */
export function remember(words: readonly string[], word: string): readonly string[] {
  const trimmed = word.trim()
  if (trimmed === '') return words
  return [trimmed, ...words.filter((each) => each.toLowerCase() !== trimmed.toLowerCase())].slice(
    0,
    maxWords,
  )
}

/** Reads what was stored; whatever else may stand there is no history. */
export function parseHistory(text: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value)
      ? value
          .filter((word): word is string => typeof word === 'string')
          .map((word) => searchWords(word, longestWord))
          .filter((word) => word !== '')
          .slice(0, maxWords)
      : []
  } catch {
    return []
  }
}

const nothing: readonly string[] = []
const listeners = new Set<() => void>()
const read = new Map<string, readonly string[]>()

function keyOf(scope: Scope): string {
  return `searchHistory-${scopeText(scope)}`
}

function wordsOf(key: string): readonly string[] {
  const known = read.get(key) ?? parseHistory(readStored(key))
  read.set(key, known)
  return known
}

function write(key: string, words: readonly string[]): void {
  read.set(key, words)
  store(key, words.length > 0 ? JSON.stringify(words) : undefined)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Keeps what was searched for in a store, on this phone. */
export function rememberSearch(scope: Scope, word: string): void {
  const key = keyOf(scope)
  if (word !== wordsOf(key)[0]) write(key, remember(wordsOf(key), word))
}

/** What was searched for in this store, on this phone; the last first. */
export function useSearchHistory(scope: Scope): { words: readonly string[]; clear: () => void } {
  const key = keyOf(scope)
  const words = useSyncExternalStore(
    subscribe,
    () => wordsOf(key),
    () => nothing,
  )
  return { words, clear: () => write(key, []) }
}
