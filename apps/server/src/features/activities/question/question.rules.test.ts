import { expect, it } from 'vitest'
import { questionsIn } from '#features/activities/form/index.ts'
import { ask, options } from '../form/test-form.ts'
import { figuresFrom } from './question.rules.ts'

it('counts options that nobody chose, and stars, and nothing of words', () => {
  const questions = questionsIn('zh', [
    ask('q1', 'single', { options: options('甲', '乙') }),
    ask('q2', 'star'),
    ask('q3', 'text', { options: options('甲', '乙') }),
  ])
  const totals = [{ id: 'q2', answers: 2, mean: 4.5 }]
  const [single, star, text] = figuresFrom(questions, totals, [{ id: 'q2', value: '5', count: 1 }])
  expect(single).toMatchObject({ answers: 0, mean: null, tallies: [{ count: 0 }, { count: 0 }] })
  expect(star!.tallies.map(({ count }) => count)).toEqual([0, 0, 0, 0, 1])
  expect(text!.tallies).toEqual([])
})
