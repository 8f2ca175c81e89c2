import { randomUUID } from 'node:crypto'
import {
  lotteryAdminCalls,
  type AdminLottery,
  type LotterySetup,
  type PrizeSetup,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { lotteryCalls } from '@mallard/contract/activities/lottery/lottery.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'

const none = { nameEn: '', quota: null, points: 0, templateId: null, skuId: null }

/** The prize without a win. */
export const thanks = (weight: number): PrizeSetup => ({
  ...none,
  type: 1,
  name: '谢谢参与',
  nameEn: 'Next time',
  weight,
})

export const pointsPrize = (
  points: number,
  weight: number,
  quota: number | null = null,
): PrizeSetup => ({ ...none, type: 2, name: `${points} 积分`, weight, points, quota })

export const couponPrize = (
  templateId: number,
  weight: number,
  quota: number | null = null,
): PrizeSetup => ({ ...none, type: 3, name: '优惠券', weight, templateId, quota })

export const goodsPrize = (skuId: number, weight: number, quota = 10): PrizeSetup => ({
  ...none,
  type: 4,
  name: '好物',
  weight,
  skuId,
  quota,
})

let urls = 0

/** What sets up a lottery that has begun. */
export function lotterySetup(
  shop: Pick<TestShop, 'clock'>,
  prizes: readonly PrizeSetup[],
  more: Partial<LotterySetup> = {},
) {
  const now = shop.clock.now()
  return {
    id: 0,
    version: 0,
    lotteryUrl: `test-${(urls += 1)}`,
    name: '幸运抽奖',
    nameEn: 'Lucky draw',
    rules: '每天一次',
    rulesEn: 'Once a day',
    form: 'wheel' as const,
    startAt: now,
    endAt: now + 60 * day,
    dailyFree: 1,
    cost: null,
    dailyMax: null,
    totalMax: null,
    hasShareChance: false,
    hasOrderChance: false,
    orderLeast: 0,
    prizes: [...prizes],
    ...more,
    requestId: randomUUID() as string,
  }
}

export async function runningLottery(
  shop: Pick<TestShop, 'clock'>,
  owner: Caller,
  prizes: readonly PrizeSetup[],
  more: Partial<LotterySetup> = {},
): Promise<AdminLottery> {
  return owner.data(lotteryAdminCalls.save, lotterySetup(shop, prizes, more))
}

export const drawing = (lotteryUrl: string, usePoints = false) => ({
  lotteryUrl,
  drawToken: randomUUID() as string,
  usePoints,
})

/** Draws once more; the answer as it came. */
export const tryDraw = (browser: Caller, lotteryUrl: string, usePoints = false) =>
  browser.call(lotteryCalls.lottery, drawing(lotteryUrl, usePoints))

export const drawOne = (browser: Caller, lotteryUrl: string, usePoints = false) =>
  browser.data(lotteryCalls.lottery, drawing(lotteryUrl, usePoints))
