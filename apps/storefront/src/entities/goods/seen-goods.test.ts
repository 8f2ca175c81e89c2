// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { forgetShopper, signInAs } from '#platform/session.ts'
import { noteSeen, seenGoods } from './seen-goods.ts'

const here = { partnerId: 1, storeId: 1 }
const pic = { url: '/x.webp', width: 1, height: 1, color: '#fff' }
const goods = (itemId: number) => ({ itemId, title: `${itemId}`, pic })
const ids = (scope = here) => seenGoods(scope).map(({ itemId }) => itemId)

beforeEach(() => localStorage.clear())

it('remembers what was looked at, the last first, each once, by store', () => {
  for (const itemId of [1, 2, 1]) noteSeen(here, goods(itemId))
  noteSeen({ partnerId: 2, storeId: 1 }, goods(3))
  expect(ids()).toEqual([1, 2])
  expect(ids({ partnerId: 2, storeId: 1 })).toEqual([3])
})

it('keeps forty at most', () => {
  for (let itemId = 1; itemId <= 50; itemId += 1) noteSeen(here, goods(itemId))
  expect(ids()).toHaveLength(40)
  expect(ids()[0]).toBe(50)
})

it.each(['{', 'null', '{}', '[1]', '[null]'])('does not believe a stored %s', (text) => {
  localStorage.setItem('seenGoods', text)
  expect(ids()).toEqual([])
})

it('is gone with who signs out, and stays with a stranger', () => {
  noteSeen(here, goods(1))
  forgetShopper()
  expect(ids()).toEqual([1])
  signInAs({ id: 7, nickname: '林', avatar: '', roles: ['user'], staffLevel: 0 })
  forgetShopper()
  expect(ids()).toEqual([])
})
