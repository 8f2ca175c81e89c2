import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import { readStored, store } from '#platform/storage.ts'

const keyOf = (name: string) => `form:${name}`

const isAnswer = (value: unknown): value is FormAnswer => {
  const { id, value: texts } = (value ?? {}) as Partial<Record<keyof FormAnswer, unknown>>
  return (
    typeof id === 'string' &&
    Array.isArray(texts) &&
    texts.every((text: unknown) => typeof text === 'string')
  )
}

/** What was answered in this window and not sent yet. */
export function readDraft(name: string): FormAnswer[] {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(name), 'sessionStorage') ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAnswer) : []
  } catch {
    return []
  }
}

/** Keeps it until the window is closed; nothing answered: nothing is kept. */
export function keepDraft(name: string, answers: readonly FormAnswer[]): void {
  store(keyOf(name), answers.length > 0 ? JSON.stringify(answers) : undefined, 'sessionStorage')
}
