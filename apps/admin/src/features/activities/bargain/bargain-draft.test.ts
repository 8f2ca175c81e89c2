import type { BargainSetup } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { expect, it } from 'vitest'
import { floorSlips } from './bargain-draft.ts'

const kettle = { skuId: 7, salePrice: 16_600 } as AdminPickedSku
const slips = (floorPrice: number) => floorSlips({ floorPrice } as BargainSetup, kettle, '手冲壶')

it('asks about a floor below a tenth of the price, and about none that is as deep as floors are', () => {
  expect(slips(1659)).toEqual([{ name: '手冲壶', before: 16_600, after: 1659 }])
  expect(slips(1660)).toEqual([])
  expect(slips(6600)).toEqual([])
})
