import { conversationStates } from '@mallard/contract/aftersales/conversation/conversation.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterClose, afterMessage, beginning, type Turn } from './conversation.states.ts'

const step = fc.oneof(
  fc.constant({ who: 'member' as const, staffId: null }),
  fc.record({ who: fc.constant('staff' as const), staffId: fc.integer({ min: 1, max: 3 }) }),
  fc.constant({ who: 'close' as const, staffId: null }),
)

/** Every turn of a conversation, with the step that led to it. */
function turnsOf(steps: readonly { who: 'member' | 'staff' | 'close'; staffId: number | null }[]) {
  let turn: Turn = beginning
  return steps.map(({ who, staffId }, at) => {
    const before = turn
    turn =
      who === 'close'
        ? afterClose(turn, new Date(at * 1000))
        : afterMessage(turn, who, { at: new Date(at * 1000), staffId })
    return { before, turn, who, staffId, at }
  })
}

describe('whose turn it is in a conversation', () => {
  it('waits exactly where a member wrote last, since their first message after an answer', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        for (const { turn, at } of turnsOf(steps)) {
          const said = steps.slice(0, at + 1)
          const firstOfRow = said.findLastIndex(({ who }) => who !== 'member') + 1
          const isWaiting = firstOfRow <= at
          expect(turn.state === conversationStates.waiting).toBe(isWaiting)
          expect(turn.waitingSince?.getTime()).toBe(isWaiting ? firstOfRow * 1000 : undefined)
        }
      }),
    )
  })

  it('says when it was closed exactly while it is', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        for (const { before, turn, who, at } of turnsOf(steps)) {
          const isClosed = who === 'close'
          expect(turn.state === conversationStates.closed).toBe(isClosed)
          const since =
            before.state === conversationStates.closed ? before.closedAt : new Date(at * 1000)
          expect(turn.closedAt).toEqual(isClosed ? since : null)
        }
      }),
    )
  })

  it('stays with who answered first until it is opened again after it was closed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        for (const { before, turn, who, staffId } of turnsOf(steps)) {
          const isOpenedAgain = who === 'member' && before.state === conversationStates.closed
          const expected = isOpenedAgain ? null : (before.staffId ?? staffId)
          expect(turn.staffId).toBe(expected)
        }
      }),
    )
  })
})
