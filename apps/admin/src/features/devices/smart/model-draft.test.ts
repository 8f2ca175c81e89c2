import { describe, expect, it } from 'vitest'
import { draftOf, noSetting, optionsTyped, settingOf } from './model-draft.ts'

describe('choices as they are typed', () => {
  it('are a value and names, a line each', () => {
    expect(optionsTyped('soft 敏感 | Sensitive\n\n deep  深层 剃须|Close \nplain 日常')).toEqual([
      { value: 'soft', name: { zh: '敏感', en: 'Sensitive' } },
      { value: 'deep', name: { zh: '深层 剃须', en: 'Close' } },
      { value: 'plain', name: { zh: '日常', en: '' } },
    ])
  })

  it.each(['', 'soft 敏感', 'soft\ndeep 深层', '敏感 soft\ndeep 深层', 'a 甲\n | b'])(
    'are none of %j',
    (text) => {
      expect(optionsTyped(text)).toBeUndefined()
    },
  )
})

it('a setting goes out as its kind has it, and comes back as it was', () => {
  const draft = { ...noSetting, code: ' mode ', kind: 'choice' as const, initial: 'soft' }
  const typed = { ...draft, name: { zh: '模式', en: '' }, options: 'soft 敏感\ndeep 深层 | Close' }
  const sent = settingOf(typed)
  expect(sent).toMatchObject({ code: 'mode', kind: 'choice', initial: 'soft' })
  expect(sent).not.toHaveProperty('least')
  const kept = { ...noSetting, ...sent, options: sent.options ?? [] }
  const model = { settings: [kept] } as unknown as Parameters<typeof draftOf>[0]
  expect(draftOf(model).settings[0]?.options).toBe(typed.options)
  expect(settingOf({ ...noSetting, kind: 'number', unit: { zh: '分', en: '' } })).toMatchObject({
    least: 0,
    most: 10,
    unit: { zh: '分', en: '' },
  })
})
