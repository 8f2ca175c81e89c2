import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormAnswer, FormQuestion, QuestionType } from './form.codes.ts'
import { answersOf, askedOf, formFaults, keptAnswers, setupFaults } from './form.ts'

const question = (
  id: string,
  type: QuestionType,
  more: Partial<FormQuestion> = {},
): FormQuestion => ({
  id,
  type,
  title: id,
  hint: '',
  isRequired: false,
  options: [],
  least: null,
  most: null,
  showIf: null,
  ...more,
})
const options = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
const faults = (one: FormQuestion, ...value: string[]) =>
  formFaults([one], [{ id: one.id, value }]).map(({ fault }) => fault)
const key = 'a'.repeat(26)

describe('an answer', () => {
  it.each<[QuestionType, Partial<FormQuestion>, string[], string[]]>([
    ['single', { options }, ['b'], []],
    ['single', { options }, ['d'], ['unknown']],
    ['single', { options }, ['a', 'b'], ['tooMany']],
    ['multiple', { options }, ['a', 'c'], []],
    ['multiple', { options }, ['a', 'a'], ['unknown']],
    ['multiple', { options, least: 2 }, ['a'], ['tooFew']],
    ['multiple', { options, most: 2 }, ['a', 'b', 'c'], ['tooMany']],
    ['text', {}, ['  '], []],
    ['text', { isRequired: true }, ['  '], ['missing']],
    ['text', { least: 3 }, ['两字'], ['tooShort']],
    ['text', { most: 2 }, ['😀😀'], []],
    ['text', { most: 2 }, ['三个字'], ['tooLong']],
    ['text', {}, ['one', 'two'], ['unknown']],
    ['number', {}, ['1.5'], []],
    ['number', {}, ['1e5'], ['notNumber']],
    ['number', {}, ['Infinity'], ['notNumber']],
    ['number', { least: 0 }, ['-1'], ['tooLow']],
    ['number', { most: 9 }, ['9.01'], ['tooHigh']],
    ['star', {}, ['5'], []],
    ['star', {}, ['6'], ['notStar']],
    ['star', {}, ['0'], ['notStar']],
    ['date', {}, ['2028-02-29'], []],
    ['date', {}, ['2027-02-29'], ['notDay']],
    ['date', {}, ['2027-13-01'], ['notDay']],
    ['picture', {}, [key], []],
    ['picture', {}, [key, key], ['notPicture']],
    ['picture', {}, ['https://elsewhere/x.jpg'], ['notPicture']],
    ['picture', { most: 1 }, [key, 'b'.repeat(26)], ['tooMany']],
    ['region', {}, ['330000', '330100', '330106'], []],
    ['region', {}, ['330000'], ['notRegion']],
  ])('to %s with %j: %j has the faults %j', (type, more, value, expected) => {
    expect(faults(question('q', type, more), ...value)).toEqual(expected)
  })

  it('that stands twice is refused', () => {
    const twice = ['a', 'b'].map((value) => ({ id: 'q', value: [value] }))
    expect(formFaults([question('q', 'single', { options })], twice)).toEqual([
      { id: 'q', fault: 'notAsked' },
    ])
  })
})

describe('a branch', () => {
  const questions = [
    question('q1', 'single', { options }),
    question('q2', 'single', { options, showIf: { questionId: 'q1', optionIds: ['a'] } }),
    question('q3', 'text', {
      isRequired: true,
      showIf: { questionId: 'q2', optionIds: ['b', 'c'] },
    }),
  ]

  it('is asked when all that lead to it are', () => {
    const asked = (...list: FormAnswer[]) => askedOf(questions, answersOf(list)).map(({ id }) => id)
    expect(asked()).toEqual(['q1'])
    expect(asked({ id: 'q1', value: ['a'] })).toEqual(['q1', 'q2'])
    expect(asked({ id: 'q1', value: ['a'] }, { id: 'q2', value: ['c'] })).toEqual([
      'q1',
      'q2',
      'q3',
    ])
    // The middle one is not asked any more, whatever was answered to it.
    expect(asked({ id: 'q1', value: ['b'] }, { id: 'q2', value: ['c'] })).toEqual(['q1'])
  })

  it('that is not asked takes no answer', () => {
    const list = [
      { id: 'q1', value: ['b'] },
      { id: 'q3', value: ['words'] },
    ]
    expect(formFaults(questions, list)).toEqual([{ id: 'q3', fault: 'notAsked' }])
    expect(keptAnswers(questions, list)).toEqual([{ id: 'q1', value: ['b'] }])
  })

  it('has its required answers', () => {
    const list = [
      { id: 'q1', value: ['a'] },
      { id: 'q2', value: ['b'] },
    ]
    expect(formFaults(questions, list)).toEqual([{ id: 'q3', fault: 'missing' }])
  })

  it('keeps nothing that would be refused when it is sent again', () => {
    const value = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'words', ''), { maxLength: 3 })
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: fc.constantFrom('q1', 'q2', 'q3', 'q4'), value }), {
          selector: ({ id }) => id,
        }),
        (list) => {
          if (formFaults(questions, list).length > 0) return
          const kept = keptAnswers(questions, list)
          expect(formFaults(questions, kept)).toEqual([])
          expect(keptAnswers(questions, kept)).toEqual(kept)
        },
      ),
    )
  })
})

describe('a form', () => {
  const choice = question('q1', 'single', { options })
  it.each<[string, FormQuestion[], string[]]>([
    ['is sound', [choice, question('q2', 'text', { least: 1, most: 20 })], []],
    ['has a question without a title', [{ ...choice, title: ' ' }], ['title']],
    ['has one option', [question('q1', 'single', { options: options.slice(1, 2) })], ['options']],
    [
      'has options alike',
      [question('q1', 'multiple', { options: [...options, { id: 'd', name: 'a ' }] })],
      ['options'],
    ],
    ['asks for more than there is', [{ ...choice, type: 'multiple', most: 4 }], ['bounds']],
    ['has bounds that cross', [question('q1', 'number', { least: 2, most: 1 })], ['bounds']],
    [
      'branches from a later question',
      [question('q0', 'text', { showIf: { questionId: 'q1', optionIds: ['a'] } }), choice],
      ['branch'],
    ],
    [
      'branches from an option that went',
      [choice, question('q2', 'text', { showIf: { questionId: 'q1', optionIds: ['d'] } })],
      ['branch'],
    ],
    ['has two of one id', [choice, choice], ['twice']],
  ])('%s', (_what, questions, expected) => {
    expect(setupFaults(questions).map(({ fault }) => fault)).toEqual(expected)
  })
})
