import type { AdminEvaluate } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { day } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { draftOf, isWhole, setupOf } from './evaluate-draft.ts'

const pic = { url: '/p', width: 1, height: 1, color: '#fff' }
const startAt = Date.UTC(2026, 0, 1, 2)
const trial = {
  ...{
    id: 3,
    version: 2,
    name: '试用',
    nameEn: 'Trial',
    intro: '介绍',
    introEn: '',
    rules: '规则',
  },
  ...{ rulesEn: '', startAt, endAt: startAt + day, skuId: 7, quota: 5, reportDays: 10 },
  ...{ productSn: 'K-1', title: '水壶', productAttr: '白', pic, salePrice: 100, available: 9 },
} as unknown as AdminEvaluate

it('a trial is sent as it was read, and a new one once enough is typed', () => {
  const named = { id: 3, version: 2 }
  const { name, nameEn, intro, introEn, rules, rulesEn } = trial
  expect(setupOf(draftOf(trial, 0), named)).toEqual({
    ...{ ...named, name, nameEn, intro, introEn, rules, rulesEn },
    ...{ startAt, endAt: startAt + day, skuId: 7, quota: 5, reportDays: 10 },
  })
  const blank = draftOf(undefined, startAt)
  const fresh = { id: 0, version: 0 }
  expect(setupOf(blank, fresh)).toMatchObject({ skuId: 0, quota: 0, reportDays: 14 })
  expect(isWhole(setupOf(blank, fresh))).toBe(false)
  const { sku } = draftOf(trial, 0)
  expect(isWhole(setupOf({ ...blank, sku, quota: 2 }, fresh))).toBe(true)
})
