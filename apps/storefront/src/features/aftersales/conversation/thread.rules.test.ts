import type { Message } from '@mallard/contract/aftersales/conversation/conversation.fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isApart, withEarlier, withLatest, type Known } from './thread.rules.ts'

const message = (id: number) => ({ id, at: id }) as Message
const span = (from: number, to: number): Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
const pageTo = (last: number, size: number): Known => {
  const first = Math.max(1, last - size + 1)
  return { list: span(first, last), hasEarlier: first > 1 }
}

describe('what is known of a thread', () => {
  it('never has a gap, and says rightly whether there is more, however pages come', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('latest' as const), more: fc.integer({ min: 0, max: 12 }) }),
      fc.constant({ kind: 'earlier' as const, more: 0 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        let last = 3
        let known = pageTo(last, 5)
        for (const { kind, more } of steps) {
          last += more
          known =
            kind === 'latest'
              ? withLatest(known, pageTo(last, 5))
              : withEarlier(known, pageTo(known.list[0]!.id - 1, 5))
          const ids = known.list.map(({ id }) => id)
          expect(ids).toEqual(span(ids[0]!, ids.at(-1)!).map(({ id }) => id))
          expect(known.hasEarlier).toBe(ids[0]! > 1)
        }
      }),
    )
  })
})

describe('the time above a message', () => {
  it('stands above the first one and after five minutes of silence', () => {
    expect([isApart(0, undefined), isApart(300_000, 0), isApart(300_001, 0)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
