import type { AdminQuestionnaire } from '@mallard/contract/activities/question/question-admin.calls'
import { day, hour } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { isFault } from '#platform/form/is-fault.ts'
import { withNew, withPart } from '#platform/questions/form-draft.ts'
import {
  draftLike,
  draftOf,
  newDraft,
  percentOf,
  setupOf,
  type QuestionnaireDraft,
} from './question-draft.ts'

const now = Date.UTC(2026, 10, 23, 12)
const [star] = withPart(withNew([], 'star').questions, 'q1', { title: ' 满意吗 ' }).questions
const draft: QuestionnaireDraft = { ...newDraft(now), name: '满意度', questions: [star!] }
const setup = (part: Partial<QuestionnaireDraft> = {}) =>
  setupOf({ ...draft, ...part }, { id: 0, version: 0 })
const fault = (part: Partial<QuestionnaireDraft>) => {
  const made = setup(part)
  return isFault(made) ? made.text : undefined
}

describe('a questionnaire', () => {
  it('is sent without blanks, for two weeks from the next full hour', () => {
    expect(setup({ rewardKind: 'points', points: '20', templateId: 3 })).toMatchObject({
      name: '满意度',
      startAt: now + hour,
      endAt: now + hour + 14 * day,
      questions: [{ id: 'q1', title: '满意吗' }],
      rewardKind: 'points',
      points: 20,
      templateId: null,
      most: null,
    })
  })

  it('says what is not right yet', () => {
    expect(fault({})).toBeUndefined()
    expect(fault({ name: ' ' })).toBe('badName')
    expect(fault({ until: draft.from })).toBe('badTime')
    expect(fault({ rewardKind: 'points', points: '0' })).toBe('badPoints')
    expect(fault({ rewardKind: 'coupon' })).toBe('badCoupon')
    expect(fault({ rewardKind: 'coupon', templateId: 3 })).toBeUndefined()
    expect(fault({ most: 'many' })).toBe('badLimit')
    expect(fault({ questions: [] })).toBe('noQuestions')
    expect(fault({ questions: [{ ...star!, title: ' ' }] })).toBe('badQuestions')
  })

  it('is read and sent again as it is; a copy is another one, later', () => {
    const made = setup({ most: '100', rewardKind: 'coupon', templateId: 3 })
    if (isFault(made)) throw new Error(made.text)
    const known: AdminQuestionnaire = {
      ...made,
      id: 5,
      version: 2,
      url: 'abcde12345',
      state: 'WAIT',
      closeReason: '',
      answers: 0,
      figures: [],
    }
    expect(setupOf(draftOf(known), { id: 5, version: 2 })).toEqual({ ...made, id: 5, version: 2 })
    expect(setupOf(draftLike(known, now + day), { id: 0, version: 0 })).toEqual({
      ...made,
      startAt: made.startAt + day,
      endAt: made.endAt + day,
    })
  })
})

it('a part of no answers is nothing', () => {
  expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33, 0])
})
