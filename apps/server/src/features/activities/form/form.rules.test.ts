import { describe, expect, it } from 'vitest'
import { answerText, questionsIn } from './form.rules.ts'
import { ask, options } from './test-form.ts'

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
