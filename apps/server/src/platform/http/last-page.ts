import type { Call } from '@mallard/contract/api'
import type { Result } from '@mallard/kernel'
import { maxCounted } from '../db/counted.ts'

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

const pageOf = (outcome: unknown): Page | undefined => {
  const result = outcome as Result<unknown, string>
  return result.ok && isPage(result.value) ? result.value : undefined
}

/** The last page that has rows, as far as this one knows; those of an empty list are its first. */
const lastOf = ({ total, pageSize }: Page): number =>
  Math.max(1, Math.ceil(Math.min(total, maxCounted) / pageSize))

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
  const gone = pageOf(outcome)
  if (!gone || gone.list.length > 0 || gone.pageNum <= 1) return outcome
  // Twice: lists that count with their rows know no total beyond the end, their first page does.
  for (let turn = 0; turn < 2; turn += 1) {
    const page = pageOf(outcome)
    if (!page) return outcome
    const pageNum = Math.min(lastOf(page), gone.pageNum - 1)
    if (pageNum === page.pageNum) return outcome
    outcome = await answer({ ...input, after: undefined, before: undefined, pageNum })
  }
  return outcome
}
