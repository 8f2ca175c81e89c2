import { expect, it } from 'vitest'
import { errors, refusalText, type ErrorName } from './errors.ts'

it('asks nobody to reload what reloads itself', () => {
  const asking = Object.entries(errors).filter(([, { text }]) =>
    /刷新|reload|refresh/i.test(text.join(' ')),
  )
  // The back office keeps what is typed into these, so it does not draw them again by itself.
  expect(asking.map(([name]) => name).toSorted()).toEqual(['proposalOver', 'versionConflict'])
})

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

it.each(Object.keys(errors) as ErrorName[])('%s names the same in both languages', (refusal) => {
  const [zh, en] = errors[refusal].text
  expect(holes(en)).toEqual(holes(zh))
  const details = Object.fromEntries(
    holes(zh).flatMap((name) => [
      [name!, '中文'],
      [`${name}En`, 'English'],
    ]),
  )
  const refused = { ok: false as const, refusal, details }
  expect(refusalText(refused, 'en')).not.toMatch(/\p{Script=Han}/u)
  expect(refusalText(refused, 'zh')).not.toContain('English')
})

it('a name without an English one stands as it is', () => {
  const details = { level: '金卡', levelEn: '' }
  const refused = { ok: false as const, refusal: 'pointsGoodsLevel' as const, details }
  expect(refusalText(refused, 'en')).toBe('Redeemable from level 金卡 on')
})
