import { randomUUID } from 'node:crypto'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { largestId } from '@mallard/contract/fields'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { levelAdminCalls } from '@mallard/contract/pricing/points/level-admin.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { Elsewhere } from './authz-admin-rows.ts'
import type { AdminRow } from './test-access.ts'
import type { makers } from './test-makers.ts'
import type { TestSku } from './test-buyer.ts'
import { newSerial } from './test-transfers.ts'

const setupPlain = [
  'version',
  'name',
  'nameEn',
  'startAt',
  'endAt',
  'scope',
  'scopeIds',
  'kind',
  'priority',
  'limitPerUser',
]

/** The same as a request of its own. */
export function requested<T>(setup: T): T & { requestId: string } {
  return { ...setup, requestId: randomUUID() }
}

/** A reduction for one SKU long ago: set up whole, and in nobody's way. */
export function promotionSetup(sku: Pick<TestSku, 'skuId'>) {
  const kind = {
    type: 2 as const,
    rule: { by: 'amount' as const, tiers: [{ over: 10_000, cut: 'off' as const, value: 1000 }] },
  }
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
  const { coupon } = await staff.data(couponAdminCalls.create, requested(couponSetup()))
  const { couponHistoryId } = await buyer.data(couponCalls.draw, { grantUuid: coupon.grantUuid })
  return couponHistoryId ?? 0
}

let requests = 0
const nextRequest = () => `request-${(requests += 1)}`

/** A level above all others, whose members pay no more than those below. */
export const levelInput = (step: number) => ({
  code: `step-${step}`,
  name: '测试等级',
  nameEn: '',
  growthMin: 50_000_000 + step,
  discountBp: 5000,
  pointsRateBp: 20_000,
  benefit: '',
  benefitEn: '',
  version: 0,
})

/** An account to transfer to that nobody has. */
export function accountInput(version: number | null) {
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

/**
 * A proposal for the account that waits, by this member of staff; one that waited before is taken
 * back.
 */
export async function accountProposal(staff: Caller): Promise<number> {
  await withdrawOpen(staff)
  const { account } = await staff.data(accountAdminCalls.read, {})
  const { proposals } = await staff.data(
    accountAdminCalls.propose,
    accountInput(account?.version ?? null),
  )
  return proposals[0]!.id
}

async function withdrawOpen(staff: Caller): Promise<void> {
  const { proposals } = await staff.data(accountAdminCalls.read, {})
  for (const { id, canWithdraw } of proposals)
    if (canWithdraw)
      await staff.data(accountAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
}

/** The rows of promotions, coupons, points, and transfers. */
export function marketingRows(
  make: ReturnType<typeof makers>,
  owner: Caller,
  buyer: Caller,
  sku: TestSku,
  elsewhere: Elsewhere,
): Readonly<Record<string, AdminRow>> {
  const buyerId = async () => ({ memberId: (await buyer.data(identityCalls.userInfo, {})).id })
  const listPlain = ['pageNum', 'pageSize', 'q']
  const coupon = async (obtain: 'code' | 'scan' = 'code') => ({
    id: (await owner.data(couponAdminCalls.create, requested({ ...couponSetup(), obtain }))).id,
  })
  const promotion = async () => ({
    id: (await owner.data(promotionAdminCalls.save, requested(promotionSetup(sku)))).id,
  })
  const agreementInput = async () => {
    const { agreements } = await owner.data(agreementAdminCalls.list, {})
    const { code, versions } = agreements.find(({ isNeeded }) => !isNeeded)!
    const { version, title, titleEn, html, htmlEn } = versions[0]!
    return {
      code,
      version,
      title,
      titleEn,
      html: `${html}<p>${nextRequest()}</p>`,
      htmlEn,
      reason: '补充',
    }
  }
  return {
    'promotionAdmin.list': {
      own: async () => ({}),
      plain: ['pageNum', 'pageSize', 'state', 'type'],
    },
    'promotionAdmin.detail': {
      own: promotion,
      theirs: { id: elsewhere.promotionId },
      missing: { id: largestId },
    },
    'promotionAdmin.save': {
      own: async () => requested(promotionSetup(sku)),
      theirs: { id: elsewhere.promotionId },
      missing: { id: largestId },
      plain: [...setupPlain, 'requestId'],
    },
    'promotionAdmin.close': {
      own: promotion,
      theirs: { id: elsewhere.promotionId },
      missing: { id: largestId },
    },
    'promotionAdmin.clashes': {
      own: async () => promotionSetup(sku),
      plain: ['id', ...setupPlain],
    },
    'promotionAdmin.trial': {
      own: async () => ({ items: [{ productSn: sku.productSn, quantity: 1 }], at: 0 }),
      plain: ['items', 'levelCode', 'at', 'countyCode'],
    },
    'levelPriceAdmin.list': {
      own: async () => ({}),
      plain: [...listPlain, 'categoryId', 'isSetOnly'],
    },
    'levelPriceAdmin.save': {
      own: async () => ({ changes: [{ skuId: sku.skuId, code: 'v4', seen: null, price: null }] }),
      plain: ['changes'],
    },
    'levelPriceAdmin.share': {
      own: async () => ({ code: 'v4', bp: null }),
      plain: ['code', 'bp', 'q', 'categoryId'],
    },
    'couponAdmin.list': { own: async () => ({}), plain: listPlain },
    'couponAdmin.preview': { own: async () => couponSetup(), plain: Object.keys(couponSetup()) },
    'couponAdmin.create': {
      own: async () => requested(couponSetup()),
      plain: [...Object.keys(couponSetup()), 'requestId'],
    },
    'couponAdmin.detail': {
      own: () => coupon(),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
    },
    'couponAdmin.close': {
      own: async () => ({ ...(await coupon()), reason: '活动结束', voidsUnused: true }),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
      plain: ['reason', 'voidsUnused'],
    },
    'couponAdmin.issue': {
      own: async () => ({ ...(await coupon()), phones: ['13800009999'], requestId: nextRequest() }),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
      plain: ['phones', 'levels', 'requestId'],
    },
    'couponAdmin.waiting': { own: async () => ({}) },
    'couponAdmin.decide': {
      own: async () => {
        const dear = requested({ ...couponSetup(), face: 200_001 })
        const { id } = await owner.data(couponAdminCalls.create, dear)
        const levels = (await owner.data(levelAdminCalls.list, {})).map(({ code }) => code)
        await owner.data(couponAdminCalls.issue, { id, levels, requestId: nextRequest() })
        const waiting = await owner.data(couponAdminCalls.waiting, {})
        const { id: proposal } = waiting.find(({ couponId }) => couponId === id)!
        return { id: proposal, verdict: 'withdraw', note: '' }
      },
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['phoneCode', 'verdict', 'note'],
    },
    'couponAdmin.scanCode': {
      own: () => coupon('scan'),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
    },
    'couponAdmin.held': {
      own: () => coupon(),
      theirs: { id: elsewhere.couponId },
      missing: { id: largestId },
      plain: ['pageNum', 'pageSize', 'status'],
    },
    'couponAdmin.void': {
      own: async () => ({ id: await drawnCoupon(owner, buyer), reason: '发错了' }),
      theirs: { id: elsewhere.heldCouponId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'memberAdmin.list': {
      own: async () => ({}),
      plain: [...listPlain, 'after', 'before', 'level', 'sort'],
    },
    'memberAdmin.detail': {
      own: buyerId,
      theirs: { memberId: elsewhere.memberId },
      missing: { memberId: largestId },
    },
    'agreementAdmin.list': { own: async () => ({}) },
    'agreementAdmin.publish': {
      own: agreementInput,
      plain: ['code', 'title', 'titleEn', 'html', 'htmlEn', 'reason', 'version'],
    },
    'levelAdmin.list': { own: async () => ({}) },
    'levelAdmin.save': {
      own: async () => levelInput((requests += 1)),
      plain: Object.keys(levelInput(1)),
    },
    'levelAdmin.remove': { own: async () => ({ code: 'no-such-level' }), plain: ['code'] },
    'pointsAdmin.read': {
      own: buyerId,
      theirs: { memberId: elsewhere.memberId },
      missing: { memberId: largestId },
    },
    'pointsAdmin.waiting': { own: async () => ({}) },
    'pointsAdmin.decide': {
      own: async () => {
        const open = await owner.data(pointsAdminCalls.waiting, {})
        for (const { id } of open)
          await owner.data(pointsAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
        const input = {
          ...(await buyerId()),
          what: 'points' as const,
          delta: 100_000,
          reason: '补发',
          requestId: nextRequest(),
        }
        return {
          id: (await owner.data(pointsAdminCalls.adjust, input)).waiting!.id,
          verdict: 'withdraw',
          note: '',
        }
      },
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['phoneCode', 'verdict', 'note'],
    },
    'pointsAdmin.adjust': {
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
    'promotionAdmin.skus': { own: async () => ({}), plain: ['q'] },
    'promotionAdmin.levels': { own: async () => ({}) },
    'voucherAdmin.list': { own: async () => ({}), plain: ['pageNum', 'pageSize', 'state', 'q'] },
    'voucherAdmin.detail': {
      own: async () => ({ id: await make.voucherOf(buyer) }),
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
    },
    'voucherAdmin.approve': {
      own: async () => {
        const id = await make.voucherOf(buyer)
        const { list } = await owner.data(voucherAdminCalls.list, { pageSize: 100 })
        return { id, amount: list.find((each) => each.id === id)!.amount, serialNo: newSerial() }
      },
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['amount', 'serialNo', 'payer'],
    },
    'voucherAdmin.reject': {
      own: async () => ({ id: await make.voucherOf(buyer), reason: '未查到款项' }),
      theirs: { id: elsewhere.voucherId },
      missing: { id: largestId },
      plain: ['reason'],
    },
    'accountAdmin.read': { own: async () => ({}) },
    'accountAdmin.propose': {
      own: async () => {
        await withdrawOpen(owner)
        return accountInput((await owner.data(accountAdminCalls.read, {})).account?.version ?? null)
      },
      plain: Object.keys(accountInput(null)),
    },
    'accountAdmin.decide': {
      own: async () => ({ id: await accountProposal(owner), verdict: 'withdraw', note: '' }),
      theirs: { id: elsewhere.proposalId },
      missing: { id: largestId },
      plain: ['phoneCode', 'verdict', 'note', 'accountNo'],
    },
    'accountAdmin.stop': { own: async () => ({ reason: '核对账户' }), plain: ['reason'] },
  }
}
