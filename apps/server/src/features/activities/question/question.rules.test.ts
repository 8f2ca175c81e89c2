import { describe, expect, it } from 'vitest'
import { answerText, figuresFrom, questionsIn } from './question.rules.ts'
import { ask, options } from './test-question.ts'

const said = (type: Parameters<typeof ask>[1], value: string[], locale: 'zh' | 'en' = 'zh') => {
  const [question] = questionsIn(locale, [ask('q1', type, { options: options('甲', '乙') })])
  return answerText(question!, value, locale)
}

describe('an answer in words', () => {
  it.each([
    ['multiple', ['o1', 'o2'], '甲 / 乙'],
    ['single', ['o9'], 'o9'],
    ['picture', ['k1', 'k2'], '2'],
    ['region', ['330000', '330100', '330106'], '浙江省 杭州市 西湖区'],
    ['region', ['330000', '1', '2'], '330000 1 2'],
    ['date', ['2026-11-21'], '2026-11-21'],
  ] as const)('of %s %j is %s', (type, value, text) => {
    expect(said(type, [...value])).toBe(text)
  })

  it('is in the language of who reads it', () => {
    expect(said('single', ['o2'], 'en')).toBe('Option 2')
    expect(said('region', ['330000', '330100', '330106'], 'en')).toMatch(/^[\w\s']+$/)
  })
})

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
