import { readStored, store } from '#platform/storage.ts'

/** What was said of a dish before one was asked to sign in. */
interface DishDraft {
  readonly star: number
  readonly content: string
}

const keyOf = (token: string) => `dish ${token}`

export function keepDraft(token: string, draft: DishDraft | undefined): void {
  store(keyOf(token), draft && JSON.stringify(draft), 'sessionStorage')
}

export function keptDraft(token: string): DishDraft | undefined {
  try {
    const kept = JSON.parse(readStored(keyOf(token), 'sessionStorage') ?? 'null') as unknown
    return isDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is DishDraft {
  if (typeof value !== 'object' || value === null) return false
  const { star, content } = value as Partial<DishDraft>
  return Number.isInteger(star) && typeof content === 'string'
}
