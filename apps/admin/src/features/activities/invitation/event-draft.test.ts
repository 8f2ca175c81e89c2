import type { AdminEvent } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { day, hour } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { isFault } from '#platform/form/is-fault.ts'
import { withNew } from '#platform/questions/form-draft.ts'
import { draftLike, draftOf, newDraft, setupOf, type EventDraft } from './event-draft.ts'

const now = Date.UTC(2026, 10, 23, 12)
const draft: EventDraft = { ...newDraft(now), name: '早餐课', place: ' 二楼 ' }
const setup = (part: Partial<EventDraft> = {}) =>
  setupOf({ ...draft, ...part }, { id: 0, version: 0 })
const fault = (part: Partial<EventDraft>) => {
  const made = setup(part)
  return isFault(made) ? made.text : undefined
}

describe('an event', () => {
  it('is sent without blanks, with where it is held alone', () => {
    const online = { isOnline: true, onlineUrl: 'https://meet.example/a ' }
    expect(setup({ onlineUrl: 'x', point: ' 30.246026，120.155070 ' })).toMatchObject({
      ...{
        place: '二楼',
        point: '30.246026,120.15507',
        onlineUrl: '',
        capacity: 20,
        questions: [],
      },
      ...{ startAt: now + hour, holdsAt: now + hour + 15 * day },
    })
    expect(setup({ ...online, point: '1,2' })).toMatchObject({
      place: '',
      point: '',
      onlineUrl: 'https://meet.example/a',
    })
  })

  it.each([
    ['badName', { name: ' ' }],
    ['badTime', { until: '2026-11-01T10:00' }],
    ['badHeld', { holdsAt: '2026-11-24T10:00' }],
    ['badHeld', { holdsUntil: draft.holdsAt }],
    ['badHeld', { holdsAt: '' }],
    ['badPlace', { place: ' ' }],
    ['badPoint', { point: '120.2,30.1' }],
    ['badUrl', { isOnline: true, onlineUrl: 'meet' }],
    ['badCapacity', { capacity: '0' }],
    ['badQuestions', { questions: withNew([], 'single').questions }],
  ] as const)('says %s', (text, part) => {
    expect(fault(part)).toBe(text)
  })

  it('begins like another one from the next full hour on, all of it as far apart', () => {
    const made = setup()
    if (isFault(made)) throw new Error(made.text)
    const known = { ...made, id: 5, version: 1, pic: null } as unknown as AdminEvent
    expect(setupOf(draftOf(known), known)).toMatchObject({ id: 5, holdsAt: made.holdsAt })
    const like = setupOf(draftLike(known, now + 100 * day), { id: 0, version: 0 })
    expect(like).toMatchObject({
      startAt: made.startAt + 100 * day,
      holdsUntil: made.holdsUntil + 100 * day,
    })
  })
})
