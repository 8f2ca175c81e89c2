import type { Call } from '@mallard/contract/api'
import type { Result } from '@mallard/kernel'
import { mostCounted } from '../db/counted.ts'

interface Page {
  readonly list: readonly unknown[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

interface Asked {
  readonly pageNum: number
}

const hasPage = (input: unknown): input is Asked =>
  typeof input === 'object' && input !== null && Number((input as Partial<Asked>).pageNum) > 1

const isPage = (value: unknown): value is Page =>
  typeof value === 'object' &&
  value !== null &&
  'list' in value &&
  Array.isArray(value.list) &&
  'total' in value &&
  'pageNum' in value &&
  'pageSize' in value

/** Where rows are instead; undefined where the page has some, or the list has none at all. */
function pageInstead(value: unknown): number | undefined {
  if (!isPage(value) || value.list.length > 0 || value.pageNum <= 1) return undefined
  // Lists that count with their rows know nothing of the others: their first page does.
  const last = Math.ceil(Math.min(value.total, mostCounted) / value.pageSize)
  return Math.min(Math.max(last, 1), value.pageNum - 1)
}

/**
 * Answers a call. A page of a list that has no rows any more, since they were dealt with or the
 * address is an old one, is the last page that has some; the answer says which.
 */
export async function withLastPage(
  { method }: Pick<Call, 'method'>,
  input: unknown,
  answer: (input: unknown) => Promise<unknown>,
): Promise<unknown> {
  let outcome = await answer(input)
  if (method !== 'GET' || !hasPage(input)) return outcome
  // Twice: the first page tells how many there are, where one beyond the end does not know.
  for (let turn = 0; turn < 2; turn += 1) {
    const result = outcome as Result<unknown, string>
    const pageNum = result.ok ? pageInstead(result.value) : undefined
    if (pageNum === undefined) return outcome
    outcome = await answer({ ...input, after: undefined, before: undefined, pageNum })
  }
  return outcome
}
