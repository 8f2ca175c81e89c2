import type { Locale } from '@mallard/kernel'
import { type Role, rights, roleNames, roles } from '@mallard/contract/people/staff/rights'
import { rightAreas, rightsText } from '@mallard/contract/people/staff/right-words'
import { expect, it } from 'vitest'
import { rightText } from './right-words.ts'

const countOf = (role: Role, locale: Locale) =>
  [...rightsText(roles[role], locale).matchAll(locale === 'en' ? /[(,] ?[a-z]/g : /[（、][^）、]/g)]
    .length

it.each(roleNames)('names each right of the role %s, and none that it lacks', (role) => {
  expect([countOf(role, 'zh'), countOf(role, 'en')]).toEqual([
    roles[role].length,
    roles[role].length,
  ])
})

it('says so by what the rights are about', () => {
  expect(rightsText(roles.warehouse, 'zh')).toBe(
    '订单（查看、发货）；售后（查看、收货）；商品（查看）',
  )
  expect(rightsText(roles.warehouse, 'en')).toBe(
    'Orders (see, ship); Returns (see, receive); Goods (see)',
  )
})

it('the matrix has every right once, each with what it lets somebody do', () => {
  expect(rightAreas.flatMap((area) => area.rights).toSorted()).toEqual(rights.toSorted())
  for (const right of rights) {
    expect(rightText(right, 'zh')).toMatch(/\p{Script=Han}/u)
    expect(rightText(right, 'en')).toMatch(/^[A-Z]/)
  }
})
