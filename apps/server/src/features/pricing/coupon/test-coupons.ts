import { type Clock, day } from '@mallard/kernel'
import type { TestShop } from '#app/testing/test-shop.ts'
import { insertTemplate, type NewTemplate } from './template.repo.ts'

/** A coupon of partner 1 for the tests: 20 yuan off from nothing, everyone may draw one. */
export async function testCoupon(
  shop: Pick<TestShop, 'services'> & { readonly clock: Clock },
  terms: Partial<NewTemplate> = {},
): Promise<{ id: number; grantUuid: string }> {
  const now = shop.clock.now()
  const usual: NewTemplate = {
    name: '测试券',
    nameEn: 'Test coupon',
    kind: 1,
    threshold: 0,
    face: 2000,
    discountBp: 10_000,
    maxDiscount: 0,
    skuId: null,
    scope: 'all',
    scopeIds: [],
    total: 1000,
    perUserLimit: 1,
    validFrom: null,
    validTo: null,
    validDays: 7,
    obtain: 'public',
    drawFrom: new Date(now - day),
    drawTo: new Date(now + 30 * day),
    stackPoints: true,
  }
  return insertTemplate(
    shop.services.db,
    { partnerId: 1, storeId: null },
    { ...usual, ...terms },
    new Date(now),
  )
}

/** A coupon of a store: set up whole, and for nobody to find. */
export function couponSetup() {
  return {
    name: '测试券',
    nameEn: '',
    kind: 1,
    threshold: 0,
    face: 100,
    discountBp: 10_000,
    maxDiscount: 0,
    productSn: null,
    scope: 'all' as const,
    scopeIds: [],
    total: 10,
    perUserLimit: 1,
    validFrom: null,
    validTo: null,
    validDays: 7,
    obtain: 'code' as const,
    drawFrom: 1000,
    drawTo: 9_000_000_000_000,
    stackPoints: true,
    isEverywhere: false,
  }
}
