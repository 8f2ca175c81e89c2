import type { Message } from '@mallard/contract/aftersales/conversation/conversation.fields'

/** A part of the thread as it is known, the oldest message first. */
export interface Known {
  readonly list: readonly Message[]
  readonly hasEarlier: boolean
}

/**
 * The latest page beside what was known: where a gap is between them, only the page, so that what is
 * shown has none.
 */
export function withLatest(known: Known, page: Known): Known {
  const first = page.list[0]
  const last = known.list.at(-1)
  if (!first || !last) return page
  if (first.id > last.id && page.hasEarlier) return page
  const kept = known.list.filter(({ id }) => id < first.id)
  return kept.length > 0
    ? { list: [...kept, ...page.list], hasEarlier: known.hasEarlier }
    : { list: page.list, hasEarlier: page.hasEarlier }
}

/** A page of before, put in front. */
export function withEarlier(known: Known, page: Known): Known {
  const first = known.list[0]
  const before = first ? page.list.filter(({ id }) => id < first.id) : page.list
  return { list: [...before, ...known.list], hasEarlier: page.hasEarlier }
}

/** Milliseconds of silence after which a message says when it came. */
const silence = 5 * 60_000

/** Whether the time stands above a message. */
export const isApart = (at: number, before: number | undefined): boolean =>
  before === undefined || at - before > silence
