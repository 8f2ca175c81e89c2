import { maxQuestions, questionTypes } from '@mallard/contract/activities/form/form.codes'
import { setupFaults } from '@mallard/contract/activities/form/form'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  branchesFor,
  withCopy,
  withMoved,
  withNew,
  withOption,
  without,
  withPart,
  type Questions,
} from './form-draft.ts'

const choice = withNew([], 'single').questions
const two = withNew(choice, 'text').questions
const [first, second] = [two[0]!, two[1]!]
const [left, right] = [first.options[0]!.id, first.options[1]!.id]
const showIf = { questionId: first.id, optionIds: [left] }
const branched = withPart(two, second.id, { showIf }).questions

const idsIn = (questions: Questions) =>
  questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)])

describe('a branch', () => {
  it('stays while what it hangs on comes first, and goes with a word when it does not', () => {
    expect(branched[1]).toMatchObject({ showIf })
    const moved = withMoved(branched, 1, 0)
    expect(moved.unbranched).toEqual([second.id])
    expect(moved.questions.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(moved.questions[0]).toMatchObject({ showIf: null })
    const between = withMoved(withNew(branched, 'star').questions, 2, 1)
    expect(between.unbranched).toEqual([])
    expect(between.questions[2]).toMatchObject({ showIf })
  })

  it('loses an option that is removed, and goes with the last of them', () => {
    const both = { ...showIf, optionIds: [left, right] }
    const onBoth = withPart(branched, second.id, { showIf: both }).questions
    const remove = (questions: Questions, id: string) =>
      withPart(questions, first.id, {
        options: questions[0]!.options.filter((option) => option.id !== id),
      })
    const once = remove(onBoth, right)
    expect(once.unbranched).toEqual([])
    expect(once.questions[1]).toMatchObject({ showIf })
    const twice = remove(once.questions, left)
    expect(twice.unbranched).toEqual([second.id])
    expect(twice.questions[1]).toMatchObject({ showIf: null })
  })

  it('goes when what it hangs on is removed, or is no choice any more', () => {
    expect(without(branched, 0).unbranched).toEqual([second.id])
    expect(withPart(branched, first.id, { type: 'date' }).unbranched).toEqual([second.id])
    expect(withPart(branched, first.id, { type: 'multiple' }).unbranched).toEqual([])
  })

  it('may have no option yet while it is set up, and hangs on earlier choices alone', () => {
    const begun = withPart(two, second.id, {
      title: '为什么',
      showIf: { ...showIf, optionIds: [] },
    })
    expect(begun.unbranched).toEqual([])
    expect(setupFaults(begun.questions)).toContainEqual({ id: second.id, fault: 'branch' })
    expect(branchesFor(branched, 1).map(({ id }) => id)).toEqual([first.id])
    expect(branchesFor(branched, 0)).toEqual([])
  })
})

describe('a question', () => {
  it('is copied under new ids, behind itself, and hangs on the same', () => {
    const titled = withPart(branched, first.id, { title: '喜欢吗' }).questions
    const copied = withCopy(titled, 0).questions
    expect(copied.map(({ title }) => title)).toEqual(['喜欢吗', '喜欢吗', ''])
    expect(new Set(idsIn(copied)).size).toBe(idsIn(copied).length)
    expect(withCopy(branched, 1).questions[2]).toMatchObject({ showIf })
  })

  it('keeps ids and words of its options from one choice to another, and no bounds', () => {
    const bounded = withPart(withNew([], 'multiple').questions, 'q1', { least: 1, most: 2 })
    const [single] = withPart(bounded.questions, 'q1', { type: 'single' }).questions
    expect(single).toMatchObject({
      options: bounded.questions[0]!.options,
      least: null,
      most: null,
    })
    const [text] = withPart(bounded.questions, 'q1', { type: 'text' }).questions
    expect(text!.options).toEqual([])
    const [again] = withPart([text!], 'q1', { type: 'single' }).questions
    expect(again!.options).toHaveLength(2)
  })

  it('is one of fifty at the most', () => {
    const many = Array.from({ length: maxQuestions + 2 }).reduce<Questions>(
      (questions) => withNew(questions, 'star').questions,
      [],
    )
    expect(many).toHaveLength(maxQuestions)
    expect(withCopy(many, 0).questions).toHaveLength(maxQuestions)
  })
})

it('whatever is done, ids are unique and branches sound', () => {
  const place = fc.nat(6)
  const step = fc.oneof(
    fc.constantFrom(...questionTypes).map((type) => (now: Questions) => withNew(now, type)),
    place.map((at) => (now: Questions) => withCopy(now, at)),
    place.map((at) => (now: Questions) => without(now, at)),
    fc.tuple(place, place).map(
      ([from, to]) =>
        (now: Questions) =>
          withMoved(now, from, to),
    ),
    place.map((at) => (now: Questions) => withOption(now, now[at]?.id ?? '')),
    fc.tuple(place, fc.constantFrom(...questionTypes)).map(
      ([at, type]) =>
        (now: Questions) =>
          withPart(now, now[at]?.id ?? '', { type }),
    ),
    fc.tuple(place, place).map(([at, from]) => (now: Questions) => {
      const { id = '', options: [option] = [] } = now[from] ?? {}
      return withPart(now, now[at]?.id ?? '', {
        showIf: { questionId: id, optionIds: option ? [option.id] : [] },
      })
    }),
    fc.tuple(place, place).map(([at, gone]) => (now: Questions) => {
      const options = now[at]?.options.filter((_, each) => each !== gone) ?? []
      return withPart(now, now[at]?.id ?? '', { options })
    }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const questions = steps.reduce<Questions>((now, next) => next(now).questions, [])
      expect(new Set(idsIn(questions)).size).toBe(idsIn(questions).length)
      const titled = questions.map((question) => ({
        ...question,
        title: question.id,
        type: 'star' as const,
        // Begun, and not said yet.
        showIf: question.showIf?.optionIds.length ? question.showIf : null,
      }))
      const faults = setupFaults(titled).map(({ fault }) => fault)
      expect(faults.filter((fault) => fault === 'branch' || fault === 'twice')).toEqual([])
    }),
  )
})
