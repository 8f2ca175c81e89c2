import { randomUUID } from 'node:crypto'
import { couponCalls } from '@mallard/contract/coupon/coupon.calls'
import { couponDeskCalls } from '@mallard/contract/coupon/coupon-desk.calls'
import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { agreementDeskCalls } from '@mallard/contract/member/agreement-desk.calls'
import { accountDeskCalls } from '@mallard/contract/payment/account-desk.calls'
import { voucherDeskCalls } from '@mallard/contract/payment/voucher-desk.calls'
import { pointsDeskCalls } from '@mallard/contract/points/points-desk.calls'
import { promotionDeskCalls } from '@mallard/contract/promotion/promotion-desk.calls'
import type { Caller } from '@mallard/testing/caller'
import type { DeskRow, Elsewhere } from './authz-desk-rows.ts'
import type { makers } from './authz-rows.ts'
import type { TestSku } from './test-buyer.ts'
import { newSerial } from './test-transfers.ts'

const setupPlain = ['version', 'name', 'nameEn', 'startAt', 'endAt', 'scope', 'scopeIds', 'kind', 'priority', 'limitPerUser']

/** The same as a request of its own. */
export function requested<T>(setup: T): T & { requestId: string } {
  return { ...setup, requestId: randomUUID() }
}

/** A reduction for one SKU long ago: set up whole, and in nobody's way. */
export function promotionSetup(sku: Pick<TestSku, 'skuId'>) {
  const kind = { type: 2 as const, rule: { by: 'amount' as const, tiers: [{ over: 10_000, cut: 'off' as const, value: 1000 }] } }
  return {
    id: 0,
    version: 0,
    name: '满减',
    nameEn: '',
    startAt: 1000,
    endAt: 2000,
    scope: 'sku' as const,
    scopeIds: [sku.skuId],
    kind,
    priority: 0,
    limitPerUser: 0,
  }
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

/** A coupon that a member of staff set up and a shopper drew. */
export async function drawnCoupon(staff: Caller, buyer: Caller): Promise<number> {
  const { coupon } = await staff.data(couponDeskCalls.create, requested(couponSetup()))
  const { couponHistoryId } = await buyer.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
  return couponHistoryId ?? 0
}

let requests = 0
const nextRequest = () => `request-${(requests += 1)}`

/** A level above all others, whose members pay no more than those below. */
export const levelWish = (step: number) => ({
  code: `step-${step}`,
  name: '测试等级',
  nameEn: '',
  growthMin: 50_000_000 + step,
  discountBp: 5000,
  pointsRateBp: 10_000,
  benefit: '',
  benefitEn: '',
  version: 0,
})

/** An account to transfer to that nobody has. */
export function accountWish(version: number | null) {
  return {
    holder: '测试公司',
    bank: '示例银行',
    accountNo: '6222000000001234',
    leastAmount: 10_000,
    twoPersonsFrom: 500_000,
    reason: '换银行',
    requestId: nextRequest(),
    version,
  }
}

/** A proposal for the account that waits, by this member of staff; one that waited before is taken back. */
export async function accountProposal(staff: Caller): Promise<number> {
  await withdrawOpen(staff)
  const { account } = await staff.data(accountDeskCalls.read, {})
  const { proposals } = await staff.data(accountDeskCalls.propose, accountWish(account?.version ?? null))
  return proposals[0]!.id
}

async function withdrawOpen(staff: Caller): Promise<void> {
  const { proposals } = await staff.data(accountDeskCalls.read, {})
  for (const { id, canWithdraw } of proposals) if (canWithdraw) await staff.data(accountDeskCalls.decide, { id, verdict: 'withdraw', note: '' })
}

/** The rows of promotions, coupons, points, and transfers. */
export function marketingRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  sku: TestSku,
  elsewhere: Elsewhere,
): Readonly<Record<string, DeskRow>> {
  const buyerId = async () => ({ memberId: (await buyer.data(identityCalls.userInfo, {})).id })
  const listPlain = ['pageNum', 'pageSize', 'q']
  const coupon = async (obtain: 'code' | 'scan' = 'code') => ({ id: (await owner.data(couponDeskCalls.create, requested({ ...couponSetup(), obtain }))).id })
  const promotion = async () => ({ id: (await owner.data(promotionDeskCalls.save, requested(promotionSetup(sku)))).id })
  const agreementWish = async () => {
    const { agreements } = await owner.data(agreementDeskCalls.list, {})
    const { code, versions } = agreements.find(({ isNeeded }) => !isNeeded)!
    const { version, title, titleEn, html, htmlEn } = versions[0]!
    return { code, version, title, titleEn, html: `${html}<p>${nextRequest()}</p>`, htmlEn, reason: '补充' }
  }
  return {
    'promotionDesk.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'state', 'type'] },
    'promotionDesk.detail': { own: promotion, theirs: { id: elsewhere.promotionId }, missing: { id: largestId } },
    'promotionDesk.save': {
      own: async () => requested(promotionSetup(sku)),
      theirs: { id: elsewhere.promotionId },
      missing: { id: largestId },
      plain: [...setupPlain, 'requestId'],
    },
    'promotionDesk.close': { own: promotion, theirs: { id: elsewhere.promotionId }, missing: { id: largestId } },
    'promotionDesk.clashes': { own: async () => promotionSetup(sku), plain: ['id', ...setupPlain] },
    'promotionDesk.trial': {
      own: async () => ({ items: [{ productSn: sku.productSn, quantity: 1 }], at: 0 }),
      plain: ['items', 'levelCode', 'at', 'countyCode'],
    },
    'levelPriceDesk.list': { own: async () => ({}), plain: [...listPlain, 'categoryId', 'isSetOnly'] },
    'levelPriceDesk.save': {
      own: async () => ({ changes: [{ skuId: sku.skuId, code: 'v4', seen: null, price: null }] }),
      plain: ['changes'],
    },
    'levelPriceDesk.share': { own: async () => ({ code: 'v4', bp: null }), plain: ['code', 'bp', 'q', 'categoryId'] },
    'couponDesk.list': { own: async () => ({}), plain: listPlain },
    'couponDesk.preview': { own: async () => couponSetup(), plain: Object.keys(couponSetup()) },
    'couponDesk.create': { own: async () => requested(couponSetup()), plain: [...Object.keys(couponSetup()), 'requestId'] },
    'couponDesk.detail': { own: () => coupon(), theirs: { id: elsewhere.couponId }, missing: { id: largestId } },
    'couponDesk.close': {
      own: async () => ({ ...(await coupon()), reason: '活动结束', voidsUnused: true }),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
      plain: ['reason', 'voidsUnused'],
    },
    'couponDesk.issue': {
      own: async () => ({ ...(await coupon()), phones: ['13800009999'], requestId: nextRequest() }),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
      plain: ['phones', 'levels', 'requestId'],
    },
    'couponDesk.scanCode': { own: () => coupon('scan'), theirs: { id: elsewhere.couponId }, missing: { id: largestId } },
    'couponDesk.held': { own: () => coupon(), theirs: { id: elsewhere.couponId }, missing: { id: largestId }, plain: ['pageNum', 'pageSize', 'status'] },
    'couponDesk.void': {
      own: async () => ({ id: await drawnCoupon(owner, buyer), reason: '发错了' }),
      theirs: { id: elsewhere.heldCouponId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'memberDesk.list': { own: async () => ({}), plain: [...listPlain, 'level', 'sort'] },
    'memberDesk.detail': { own: buyerId, theirs: { memberId: elsewhere.memberId }, missing: { memberId: largestId } },
    'agreementDesk.list': { own: async () => ({}) },
    'agreementDesk.publish': { own: agreementWish, plain: ['code', 'title', 'titleEn', 'html', 'htmlEn', 'reason', 'version'] },
    'levelDesk.list': { own: async () => ({}) },
    'levelDesk.save': { own: async () => levelWish((requests += 1)), plain: Object.keys(levelWish(1)) },
    'levelDesk.remove': { own: async () => ({ code: 'no-such-level' }), plain: ['code'] },
    'pointsDesk.read': { own: buyerId, theirs: { memberId: elsewhere.memberId }, missing: { memberId: largestId } },
    'pointsDesk.waiting': { own: async () => ({}) },
    'pointsDesk.decide': {
      own: async () => {
        const open = await owner.data(pointsDeskCalls.waiting, {})
        for (const { id } of open) await owner.data(pointsDeskCalls.decide, { id, verdict: 'withdraw', note: '' })
        const wish = { ...(await buyerId()), what: 'points' as const, delta: 100_000, reason: '补发', requestId: nextRequest() }
        return { id: (await owner.data(pointsDeskCalls.adjust, wish)).waiting!.id, verdict: 'withdraw', note: '' }
      },
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['verdict', 'note'],
    },
    'pointsDesk.adjust': {
      own: async () => ({
        ...(await buyerId()),
        what: 'points',
        delta: 1,
        reason: '补发',
        requestId: nextRequest(),
      }),
      theirs: { memberId: elsewhere.memberId },
      missing: { memberId: largestId },
      plain: ['what', 'delta', 'reason', 'requestId'],
    },
    'promotionDesk.skus': { own: async () => ({}), plain: ['q'] },
    'promotionDesk.levels': { own: async () => ({}) },
    'voucherDesk.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'state', 'q'] },
    'voucherDesk.detail': { own: async () => ({ id: await make.voucherOf(buyer) }), theirs: { id: elsewhere.voucherId }, missing: { id: largestId } },
    'voucherDesk.approve': {
      own: async () => {
        const id = await make.voucherOf(buyer)
        const { list } = await owner.data(voucherDeskCalls.list, { pageSize: 100 })
        return { id, amount: list.find((each) => each.id === id)!.amount, serialNo: newSerial() }
      },
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['amount', 'serialNo', 'payer'],
    },
    'voucherDesk.reject': {
      own: async () => ({ id: await make.voucherOf(buyer), reason: '未查到款项' }),
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'accountDesk.read': { own: async () => ({}) },
    'accountDesk.propose': {
      own: async () => {
        await withdrawOpen(owner)
        return accountWish((await owner.data(accountDeskCalls.read, {})).account?.version ?? null)
      },
      plain: Object.keys(accountWish(null)),
    },
    'accountDesk.decide': {
      own: async () => ({ id: await accountProposal(owner), verdict: 'withdraw', note: '' }),
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['verdict', 'note', 'accountNo'],
    },
    'accountDesk.stop': { own: async () => ({ reason: '核对账户' }), plain: ['reason'] },
  }
}
