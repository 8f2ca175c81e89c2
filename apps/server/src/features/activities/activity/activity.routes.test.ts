import { randomUUID } from 'node:crypto'
import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { giftAdminCalls } from '@mallard/contract/activities/gift/gift-admin.calls'
import { groupBuyAdminCalls } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { invitationAdminCalls } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { lotteryAdminCalls } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { pointsShopAdminCalls } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { postageAdminCalls } from '@mallard/contract/activities/postage/postage-admin.calls'
import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import { seckillAdminCalls } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Answered, Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { skusWithStock, type TestSku } from '#app/testing/test-buyer.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { testShop, type TestShop } from '#app/testing/test-shop.ts'
import { bargainSetup } from '../bargain/test-bargain.ts'
import { evaluateSetup } from '../evaluate/test-evaluate.ts'
import { giftSetup } from '../gift/test-gift.ts'
import { groupSetup } from '../group-buy/test-group.ts'
import {
  couponPrize,
  goodsPrize,
  lotterySetup,
  pointsPrize,
  thanks,
} from '../lottery/test-lottery.ts'
import { pointsSetup } from '../points-shop/test-points-shop.ts'
import { postageSetup } from '../postage/test-postage.ts'
import { eventSetup } from '../invitation/test-invitation.ts'
import { branching } from '../form/test-form.ts'
import { questionSetup } from '../question/test-question.ts'
import { seckillSetup } from '../seckill/test-seckill.ts'
import type { ActivityCalls } from './test-activity-access.ts'

/** What a clash is about, and whether it blocks. */
type Against = readonly [about: string | number | null, isBlocking: boolean]

/** A clash; each activity names by one of these what it is about. */
interface Said {
  readonly field?: string
  readonly kind?: string
  readonly place?: number | null
  readonly isBlocking: boolean
}

interface Drilled {
  /** What the audit log calls it. */
  readonly object: string
  readonly calls: unknown
  readonly setup: (shop: TestShop, sku: TestSku) => { readonly requestId: string }
  /** A set-up that only says when; and what of it is changed, with its new value. */
  readonly change: object
  /** Said of one that has begun. */
  readonly begun: string
  /** Whether one may be set up that has begun already. */
  readonly mayHaveBegun: boolean
  /** Said of a second one of the same SKU, or of the same address, at the same time. */
  readonly clash?: string
  /** A change that gives points away, where it may: money of every store of the partner. */
  readonly points?: object
  /** A set-up that cannot be, and what is said of it. */
  readonly faults: (sku: TestSku) => readonly (readonly [change: object, reason: string])[]
  /** A set-up like one that is there, and what stands against it; without: it has no such call. */
  readonly against?: (sku: TestSku) => readonly [change: object, said: readonly Against[]]
}

const lines = ({ skuId }: TestSku, more: object) => ({
  skus: [{ skuId, price: 100, quota: 10, limit: 2, ...more }],
})

/** All activities: a further one needs a row here, and nothing else in this file. */
const activities: Readonly<Record<string, Drilled>> = {
  seckill: {
    object: 'seckill',
    calls: seckillAdminCalls,
    setup: (shop, sku) => seckillSetup(shop, [sku]),
    change: { name: '改名' },
    begun: 'seckillBegun',
    mayHaveBegun: false,
    clash: 'seckillClash',
    faults: (sku) => [
      [lines(sku, { price: sku.price }), 'seckillPriceHigh'],
      [lines(sku, { skuId: 2_000_000 }), 'notFound'],
    ],
    against: (sku) => [
      lines(sku, { price: sku.price, quota: 999_999 }),
      [
        ['session', true],
        ['price', true],
        ['stock', false],
      ],
    ],
  },
  bargain: {
    object: 'bargain',
    calls: bargainAdminCalls,
    setup: (shop, sku) => bargainSetup(shop, sku),
    change: { name: '改名' },
    begun: 'bargainBegun',
    mayHaveBegun: false,
    clash: 'bargainClash',
    faults: (sku) => [
      [{ startPrice: sku.price + 1 }, 'bargainPriceHigh'],
      [{ floorPrice: sku.price - 1 }, 'bargainFloorHigh'],
      [{ skuId: 2_000_000 }, 'notFound'],
    ],
    against: ({ price }) => [
      { startPrice: price + 5, floorPrice: price + 4, stock: 999_999 },
      [
        ['floorPrice', true],
        ['skuId', true],
        ['startPrice', true],
        ['stock', false],
      ],
    ],
  },
  groupBuy: {
    object: 'groupBuy',
    calls: groupBuyAdminCalls,
    setup: (shop, sku) => groupSetup(shop, [sku]),
    change: { name: '改名' },
    begun: 'groupBegun',
    mayHaveBegun: false,
    clash: 'groupClash',
    faults: (sku) => [
      [lines(sku, { price: sku.price }), 'groupPriceHigh'],
      [lines(sku, { skuId: 2_000_000 }), 'notFound'],
      [{ goalValue: 1 }, 'groupGoalLow'],
      [{ goalValue: 21 }, 'groupGoalHigh'],
    ],
    against: (sku) => [
      { ...lines(sku, { price: sku.price, quota: 999_999 }), goalValue: 1 },
      [
        ['activity', true],
        ['price', true],
        ['stock', false],
        ['goal', true],
      ],
    ],
  },
  postage: {
    object: 'postage',
    calls: postageAdminCalls,
    setup: (shop, sku) => postageSetup(shop, sku),
    change: { name: '改名' },
    begun: 'postageBegun',
    mayHaveBegun: false,
    clash: 'postageClash',
    faults: (sku) => [
      [{ postageAmount: sku.price }, 'postageHigh'],
      [{ skuId: 2_000_000 }, 'notFound'],
    ],
    against: ({ price }) => [
      { postageAmount: price, quota: 5000 },
      [
        ['skuId', true],
        ['postageAmount', true],
        ['quota', false],
      ],
    ],
  },
  evaluate: {
    object: 'evaluate',
    calls: evaluateAdminCalls,
    setup: (shop, sku) => evaluateSetup(shop, sku),
    change: { name: '改名' },
    begun: 'evaluateBegun',
    mayHaveBegun: false,
    clash: 'evaluateClash',
    faults: () => [[{ skuId: 2_000_000 }, 'notFound']],
    against: () => [{ quota: 200 }, [['skuId', true]]],
  },
  lottery: {
    object: 'lottery',
    calls: lotteryAdminCalls,
    setup: (shop) =>
      lotterySetup(shop, [pointsPrize(5, 5000), thanks(5000)], {
        startAt: shop.clock.now() + minute,
      }),
    change: { name: '改名' },
    begun: 'lotteryBegun',
    mayHaveBegun: true,
    clash: 'lotteryUrlTaken',
    points: { prizes: [pointsPrize(5, 1), thanks(9999)] },
    faults: () => [
      [{ prizes: [pointsPrize(5, 1), thanks(1)] }, 'badInput'],
      [
        { prizes: [{ ...pointsPrize(0, 1), type: 4, quota: 1, skuId: 2_000_000 }, thanks(9999)] },
        'notFound',
      ],
    ],
    against: ({ skuId }) => [
      { prizes: [goodsPrize(skuId, 1, 1_000_000), couponPrize(2_000_000_000, 1), thanks(9998)] },
      [
        [null, true],
        [0, false],
        [1, true],
      ],
    ],
  },
  gift: {
    object: 'gift',
    calls: giftAdminCalls,
    setup: (shop) => giftSetup(shop, { points: 20, startAt: shop.clock.now() + minute }),
    change: { name: '改名' },
    begun: 'giftBegun',
    mayHaveBegun: true,
    clash: 'giftClash',
    points: { points: 1 },
    faults: ({ skuId }) => [
      [{ points: 0 }, 'badInput'],
      [{ points: 5, skuId }, 'badInput'],
      [{ points: 0, skuId: 2_000_000_000 }, 'notFound'],
    ],
    against: ({ skuId }) => [
      { points: 0, skuId, quota: 5000 },
      [
        ['endAt', true],
        ['quota', false],
      ],
    ],
  },
  question: {
    object: 'question',
    calls: questionAdminCalls,
    setup: (shop) => questionSetup(shop),
    change: { name: '改名' },
    begun: 'questionBegun',
    mayHaveBegun: true,
    points: { rewardKind: 'points', points: 1 },
    faults: () => [
      [{ rewardKind: 'points' }, 'badInput'],
      [{ templateId: 2_000_000_000 }, 'badInput'],
      [{ rewardKind: 'coupon', templateId: 2_000_000_000 }, 'notFound'],
      [{ questions: [{ ...branching[0]!, options: [] }] }, 'formWrong'],
    ],
  },
  invitation: {
    object: 'invitation',
    calls: invitationAdminCalls,
    setup: (shop) => eventSetup(shop),
    change: { name: '改名' },
    begun: 'invitationBegun',
    mayHaveBegun: true,
    faults: () => [
      [{ holdsUntil: 1 }, 'badInput'],
      [{ holdsAt: 1 }, 'badInput'],
      [{ place: '' }, 'badInput'],
      [{ point: '120.2,30.1' }, 'badInput'],
      [{ isOnline: true, place: '', onlineUrl: 'https://meet.example/a' }, 'badInput'],
      [{ isOnline: true, point: '', onlineUrl: 'https://meet.example/a' }, 'badInput'],
      [{ isOnline: true, place: '', point: '', onlineUrl: 'meet' }, 'badInput'],
      [{ pic: '/pictures/gone/v-1' }, 'mediaGone'],
      [{ questions: [{ ...branching[0]!, options: [] }] }, 'formWrong'],
    ],
  },
  pointsShop: {
    object: 'pointsGoods',
    calls: pointsShopAdminCalls,
    setup: (shop, { skuId }) => pointsSetup(shop, { skuId, startAt: shop.clock.now() + minute }),
    change: { points: 450 },
    begun: 'pointsGoodsBegun',
    mayHaveBegun: true,
    faults: ({ skuId, price }) => [
      [{ points: price, cashAmount: 1 }, 'pointsGoodsHigh'],
      [{ skuId: null }, 'badInput'],
      [{ skuId: null, templateId: 1, cashAmount: 1 }, 'badInput'],
      [{ skuId, minLevel: 'none' }, 'badInput'],
      [{ skuId: 2_000_000_000 }, 'notFound'],
    ],
    against: ({ price }) => [
      { points: price, cashAmount: 1, quota: 5000 },
      [
        ['points', true],
        ['skuId', false],
        ['quota', false],
      ],
    ],
  },
}

const shop = await testShop()
const skus = await skusWithStock(shop, 20)
let setups = 0
let owner: Caller
beforeEach(async () => {
  owner = await shop.staff()
})

describe.each(Object.entries(activities))('%s', (_name, activity) => {
  const calls = activity.calls as ActivityCalls
  const asked = () => {
    const sku = skus[(setups += 1) % skus.length]!
    return { sku, setup: activity.setup(shop, sku) as never as Parameters<typeof trySave>[0] }
  }
  const trySave = (
    setup: { startAt: number; endAt: number; requestId: string },
    more: object = {},
  ) => owner.call(calls.save, { ...setup, requestId: randomUUID(), ...more } as never)
  const reasonOf = (answer: Promise<Answered<unknown>>) => answer.then(({ reason }) => reason)
  const save = async (...of: Parameters<typeof trySave>) => {
    const answer = await trySave(...of)
    expect(answer.reason).toBeUndefined()
    return answer.data
  }
  const close = (id: number, reason = '提前结束') => owner.data(calls.close, { id, reason })
  const listed = async (state: 'ALL' | 'WAIT' | 'RUN' | 'END' | 'CLOSED', id: number) =>
    (await owner.data(calls.list, { state, pageSize: 100 })).list.find((row) => row.id === id)
  const notes = async (id: number) =>
    (await owner.data(staffCalls.audit, { object: `${activity.object} ${id}` })).list.map(
      ({ action }) => action,
    )

  it('is set up once for each request, and is waiting', async () => {
    const { setup } = asked()
    const { requestId } = setup
    const made = await save(setup, { requestId })
    expect(await save(setup, { requestId })).toEqual(made)
    expect(await owner.data(calls.detail, { id: made.id })).toEqual(made)
    expect(made).toMatchObject({ state: 'WAIT', version: 1, closeReason: '' })
    const [row, others] = [await listed('WAIT', made.id), await listed('RUN', made.id)]
    const { startAt, endAt } = setup
    expect(row).toMatchObject({ id: made.id, state: 'WAIT', startAt, endAt })
    expect(others).toBeUndefined()
    expect(await listed('ALL', made.id)).toEqual(row)
    expect(await notes(made.id)).toEqual([`${activity.object}.save`])
    await close(made.id)
  })

  it('is changed by one of two operators who read the same version', async () => {
    const { setup } = asked()
    const { id, version } = await save(setup)
    const changed = await save(setup, { id, version, ...activity.change })
    expect(changed).toMatchObject({ id, version: version + 1, ...activity.change })
    expect(await reasonOf(trySave(setup, { id, version }))).toBe('versionConflict')
    expect(await owner.data(calls.detail, { id })).toEqual(changed)
    expect(await notes(id)).toHaveLength(2)
    await close(id)
  })

  it('says why it cannot be changed once it has begun, also with new times, and when it was ended', async () => {
    const { setup } = asked()
    const { id, version } = await save(setup)
    shop.clock.advance(minute)
    const later = { startAt: setup.startAt + hour, endAt: setup.endAt + hour }
    for (const more of [{}, later, { ...later, version: version + 9 }])
      expect(await reasonOf(trySave(setup, { id, version, ...more }))).toBe(activity.begun)
    expect(await listed('RUN', id)).toMatchObject({ state: 'RUN' })
    await close(id)
    const reopened = { id, version: version + 1, ...later }
    expect(await reasonOf(trySave(setup, reopened))).toBe(activity.begun)
    const { setup: next } = asked()
    const ahead = await save(next)
    await close(ahead.id)
    expect(await reasonOf(trySave(next, { id: ahead.id, version: ahead.version + 1 }))).toBe(
      activity.begun,
    )
  })

  it('is ended early once, with a reason, and is over at its end', async () => {
    const { setup } = asked()
    const { id } = await save(setup)
    const closed = await close(id, '库存不足')
    expect(closed).toMatchObject({ state: 'CLOSED', closeReason: '库存不足' })
    expect(await close(id, '再来')).toEqual(closed)
    expect(await listed('CLOSED', id)).toMatchObject({ state: 'CLOSED' })
    expect(await notes(id)).toEqual([`${activity.object}.close`, `${activity.object}.save`])
    const { setup: next } = asked()
    const { id: other } = await save(next)
    shop.clock.advance(next.endAt - shop.clock.now())
    owner = await shop.staff()
    expect(await close(other)).toMatchObject({ state: 'END', closeReason: '' })
    expect(await listed('END', other)).toMatchObject({ state: 'END' })
  })

  it('is refused with the reason where it cannot be, and nothing is written', async () => {
    const { sku, setup } = asked()
    const now = shop.clock.now()
    const why = (more: object) => reasonOf(trySave(setup, more))
    expect(await why({ endAt: setup.startAt })).toBe('badInput')
    expect(await why({ startAt: now - day, endAt: now })).toBe(
      activity.mayHaveBegun ? 'badInput' : activity.begun,
    )
    if (!activity.mayHaveBegun) expect(await why({ startAt: now })).toBe(activity.begun)
    expect(await why({ id: 2_000_000_000, version: 1 })).toBe('notFound')
    for (const [change, reason] of activity.faults(sku)) expect(await why(change)).toBe(reason)
    const before = (await owner.data(calls.list, {})).total
    const { id } = await save(setup, activity.clash ? { nameEn: 'Mine' } : {})
    if (activity.clash) {
      expect(await why({})).toBe(activity.clash)
      // All names of it are those of the language of whoever asks.
      owner.cookies.set('lang', 'en')
      expect((await trySave(setup)).message).toMatch(/^\P{Script=Han}+$/u)
      owner.cookies.delete('lang')
    }
    expect((await owner.data(calls.list, {})).total).toBe(before + 1)
    await close(id)
  })

  const { against } = activity
  if (!against) return
  it('says beforehand what stands against it: itself does not', async () => {
    const { sku, setup } = asked()
    const { requestId: _requestId, ...typed } = setup
    const said = async (more: object) =>
      ((await owner.data(calls.clashes, { ...typed, ...more } as never)) as readonly Said[]).map(
        ({ field, kind, place, isBlocking }) => [field ?? kind ?? place ?? null, isBlocking],
      )
    expect(await said({})).toEqual([])
    const { id } = await save(setup)
    expect(await said({ id })).toEqual([])
    const [change, expected] = against(sku)
    expect(await said(change)).toEqual(expected)
    await close(id)
  })
})

it('staff of one store alone give no points: those are the whole brand’s', async () => {
  const local = await colleague(shop, owner, 'owner', 1)
  for (const [name, { calls, setup, points }] of Object.entries(activities)) {
    if (!points) continue
    const { save } = calls as ActivityCalls
    const answer = await local.call(save, { ...setup(shop, skus[0]!), ...points } as never)
    expect([name, answer.reason]).toEqual([name, 'partnerWide'])
  }
})
