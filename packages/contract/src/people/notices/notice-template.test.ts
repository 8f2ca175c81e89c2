import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noticeEvents } from './notice-events.ts'
import {
  isEnglishField,
  noticeFaultOf,
  noticeFaultText,
  noticeFields,
  type NoticeHole,
  noticeLimits,
  renderNotice,
} from './notice-template.codes.ts'

const hole = (name: string, more: Partial<NoticeHole> = {}): NoticeHole => ({
  name,
  example: '电水壶',
  mayBeEmpty: false,
  isNeeded: false,
  ...more,
})
const holes = [
  hole('goods'),
  hole('until', { isNeeded: true }),
  hole('reason', { mayBeEmpty: true }),
]
const faultOf = (template: string) => noticeFaultOf('text', template, holes)?.kind

describe('a template', () => {
  it('is filled once: what a variable holds is plain text, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (goods, reason) => {
        expect(renderNotice('“{goods}”[：{reason}]。', { goods, reason })).toBe(
          `“${goods}”：${reason}。`,
        )
      }),
    )
    expect(renderNotice('{a}{b}', { a: '{b}', b: '$& [x]' })).toBe('{b}$& [x]')
  })

  it('loses the part in brackets when a variable of it is empty', () => {
    expect(renderNotice('{goods}[：{reason}]', { goods: '壶', reason: '' })).toBe('壶')
    expect(renderNotice('[{goods}（{reason}）]。', { goods: '壶', reason: '' })).toBe('。')
  })

  it.each([
    ['{goods} {until}', undefined],
    ['{until}[：{reason}]', undefined],
    ['{goods}', 'missing'],
    ['{until}{waybill}', 'unknown'],
    ['[{until}]', 'missing'],
    ['{until}：{reason}', 'loose'],
    ['{until', 'brackets'],
    ['{until} {}', 'brackets'],
    ['{until} [none]', 'brackets'],
    ['{until} [[{reason}]]', 'brackets'],
    ['{until} [{reason}', 'brackets'],
    ['{until} {goods goods}', 'brackets'],
    [`{until}${'长'.repeat(197)}`, undefined],
    [`{until}${'长'.repeat(198)}`, 'long'],
  ])('that says %s has the fault %s', (template, fault) => {
    expect(faultOf(template)).toBe(fault)
  })

  it('that has no fault leaves no brackets, and is no longer than a message with its examples', () => {
    const parts = ['{goods}', '{until}', '[：{reason}]', '{reason}', '{', '}', '[', ']', '字']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 12 }), (chosen) => {
        const template = chosen.join('')
        if (noticeFaultOf('text', template, holes)) return
        for (const reason of ['', '缺货']) {
          const said = renderNotice(template, { goods: '壶', until: '8 点', reason })
          expect(said).not.toMatch(/[[\]{}]/)
          expect(said.length).toBeLessThanOrEqual(noticeLimits.text)
        }
      }),
    )
  })

  it('says its fault with the variable as it is written', () => {
    expect(noticeFaultText({ kind: 'unknown', about: 'waybill' }, false)).toBe('没有变量 {waybill}')
    expect(noticeFaultText({ kind: 'missing', about: 'until' }, true)).toBe('{until} is missing')
    expect(noticeFaultText({ kind: 'long', about: '40' }, true)).toContain('40 letters')
  })
})

describe('the words of the house', () => {
  const all = Object.entries(noticeEvents)

  it('of many events are there', () => expect(all.length).toBeGreaterThan(60))

  it.each(all)('of %s can be sent, in both languages', (_, event) => {
    const { title, text, variables, needs = [] } = event
    const words = { title: title[0], titleEn: title[1], text: text[0], textEn: text[1] }
    for (const field of noticeFields) {
      const own = Object.entries(variables).map(([name, { example, mayBeEmpty = false }]) => ({
        name,
        example: example[isEnglishField(field) ? 1 : 0],
        mayBeEmpty,
        isNeeded: needs.includes(name),
      }))
      expect(words[field]).not.toBe('')
      expect(noticeFaultOf(field, words[field], own)).toBeUndefined()
    }
    expect(needs.filter((name) => !(name in variables))).toEqual([])
  })
})
