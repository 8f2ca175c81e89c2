import type { Instant } from '@mallard/kernel'
import { momentOf } from '../store-clock.ts'

/** What is set up for a time, as it is typed. */
export interface NamedPeriodDraft {
  readonly name: string
  readonly nameEn: string
  /** `2026-11-20T18:00`, by the store's clock. */
  readonly from: string
  readonly until: string
}

interface NamedPeriod {
  name: string
  nameEn: string
  startAt: Instant
  endAt: Instant
}

/** What saving would send of it, or the name of the text that says what is not right yet. */
export function namedPeriodOf(
  draft: NamedPeriodDraft,
  { name: { most } }: { readonly name: { readonly most: number } },
): NamedPeriod | { readonly text: 'badName' | 'badTime' } {
  const name = draft.name.trim()
  if (name === '' || name.length > most) return { text: 'badName' }
  const [startAt, endAt] = [momentOf(draft.from), momentOf(draft.until)]
  if (startAt === undefined || endAt === undefined || endAt <= startAt) return { text: 'badTime' }
  return { name, nameEn: draft.nameEn.trim(), startAt, endAt }
}
