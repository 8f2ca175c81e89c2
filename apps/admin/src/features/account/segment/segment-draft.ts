import type { Conditions } from '@mallard/contract/account/segment/segment-admin.calls'
import dayjs, { type Dayjs } from 'dayjs'
import { dateTime, dayStart } from '#platform/show.ts'

/** What the fields of a segment hold. */
export interface SegmentDraft {
  name: string
  of: Conditions['of']
  orderedWithin: number | null
  notOrderedFor: number | null
  ordersMin: number | null
  ordersMax: number | null
  /** Yuan. */
  spentMin: number | null
  spentMax: number | null
  goods: number[]
  levels: string[]
  tags: number[]
  notTags: number[]
  sources: string[]
  joined: [Dayjs | null, Dayjs | null] | null
}

const yuan = (fen: number | undefined) => (fen === undefined ? null : fen / 100)
/** As pickers hold it: the figures of the store's clock. */
const dayOf = (at: number | undefined) =>
  at === undefined ? null : dayjs(dateTime(at).slice(0, 10))

export function draftOf(name: string, asked: Conditions): SegmentDraft {
  return {
    name,
    of: asked.of,
    orderedWithin: asked.orderedWithin ?? null,
    notOrderedFor: asked.notOrderedFor ?? null,
    ordersMin: asked.ordersMin ?? null,
    ordersMax: asked.ordersMax ?? null,
    spentMin: yuan(asked.spentMin),
    spentMax: yuan(asked.spentMax),
    goods: asked.goods ?? [],
    levels: asked.levels ?? [],
    tags: asked.tags ?? [],
    notTags: asked.notTags ?? [],
    sources: asked.sources ?? [],
    joined:
      asked.joinedFrom === undefined && asked.joinedUntil === undefined
        ? null
        : [
            dayOf(asked.joinedFrom),
            dayOf(asked.joinedUntil === undefined ? undefined : asked.joinedUntil - 1),
          ],
  }
}

const date = 'YYYY-MM-DD'
const fenOf = (typed: number) => Math.round(typed * 100)

/** Conditions without what is empty. */
export function conditionsOf(draft: SegmentDraft): Conditions {
  const [from, until] = draft.joined ?? [null, null]
  const all = {
    orderedWithin: draft.orderedWithin,
    notOrderedFor: draft.notOrderedFor,
    ordersMin: draft.ordersMin,
    ordersMax: draft.ordersMax,
    spentMin: draft.spentMin === null ? null : fenOf(draft.spentMin),
    spentMax: draft.spentMax === null ? null : fenOf(draft.spentMax),
    goods: draft.goods,
    levels: draft.levels,
    tags: draft.tags,
    notTags: draft.notTags,
    sources: draft.sources,
    joinedFrom: from && dayStart(from.format(date)),
    joinedUntil: until && dayStart(until.format(date), 1),
  }
  const filled = Object.entries(all).filter(
    ([, value]) =>
      value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return { of: draft.of, ...(Object.fromEntries(filled) as Omit<Conditions, 'of'>) }
}
