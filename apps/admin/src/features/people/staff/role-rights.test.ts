import type { Locale } from '@mallard/kernel'
import { type Role, roleNames, roles } from '@mallard/contract/people/staff/rights'
import { expect, it } from 'vitest'
import { rightsText } from './role-rights.ts'

const countOf = (role: Role, locale: Locale) =>
  [...rightsText(role, locale).matchAll(locale === 'en' ? /[(,] ?[a-z]/g : /[（、][^）、]/g)].length

it.each(roleNames)('names each right of the role %s, and none that it lacks', (role) => {
  expect([countOf(role, 'zh'), countOf(role, 'en')]).toEqual([
    roles[role].length,
    roles[role].length,
  ])
})

it('says so by what the rights are about', () => {
  expect(rightsText('warehouse', 'zh')).toBe('订单（查看、发货）；售后（查看、收货）；商品（查看）')
  expect(rightsText('warehouse', 'en')).toBe(
    'Orders (see, ship); Returns (see, receive); Goods (see)',
  )
})
