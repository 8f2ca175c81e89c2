import type { Call } from '@mallard/contract/api'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { type Caller, spread } from '@mallard/testing/caller'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { couponAdminCalls } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import { voucherAdminCalls } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { promotionAdminCalls } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { makers, requested } from '../testing/test-makers.ts'
import { accessInputs, type Input } from '../testing/test-access.ts'
import { buyer, expectBooksToAgree, hangzhou, skusWithStock } from '../testing/test-buyer.ts'
import { promotionSetup } from '../testing/test-promotions.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { db } = shop.services
const [sku] = await skusWithStock(shop, 1, 900)
const one = await shop.staff('owner')
const two = await shop.staff('finance')
const make = makers(shop, one, sku!)
const ana = await buyer(shop)
const otherPartner = { partnerId: 2, storeId: 1 }
const carol = await shop.shopper(undefined, otherPartner)
await carol.data(addressCalls.save, hangzhou)
const { admin: rows } = await accessInputs(
  { shop, make, owner: one, buyer: ana, sku: sku! },
  { owner: await shop.staff('northridge', otherPartner), buyer: carol },
)

afterAll(() => expectBooksToAgree(shop))

interface Answer {
  readonly status: number
  readonly code: unknown
  readonly reason: unknown
  readonly message: unknown
}

async function ask(who: Caller, call: Call, input: Input): Promise<Answer> {
  const { path, query, body } = spread(call, who.scope, input)
  const response = await who.fetch(path + query, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, reason, message } = (await response.json()) as Omit<Answer, 'status'>
  return { status: response.status, code, reason, message }
}

const lastEntry = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::bigint as id from audit_log`.execute(db))
    .rows[0]!.id
const entriesSince = async (id: number) =>
  (
    await sql<{
      action: string
      object: string
    }>`select action, object from audit_log where id > ${id} order by id`.execute(db)
  ).rows

/** Actions that both may do at once, and why. */
const both: Readonly<Record<string, string>> = {
  'couponAdmin.create': 'each of them makes a coupon',
  'promotionAdmin.save': 'each of them makes a promotion',
  'couponAdmin.scanCode': 'every code is one more',
  'orderAdmin.addNote': 'each of them adds a note',
  'orderAdmin.exportChosen': 'reads',
  'figuresAdmin.exportReport': 'reads',
  'robotAdmin.test': 'each of them sends a message of its own',
  'shippingAdmin.export': 'reads',
  'shippingAdmin.check': 'reads a table, and changes no order',
  'invoiceAdmin.export': 'reads',
  'goodsAdmin.export': 'reads',
  'exportAdmin.link': 'each of them takes the file home, and the log says so',
  'staff.auditExport': 'reads',
  'innerBuyAdmin.exportGrants': 'reads',
  'questionAdmin.exportAnswers': 'reads',
  'invitationAdmin.exportEntries': 'reads',
  'fxAdmin.card': 'reads',
  'fxAdmin.addMaterial': 'each of them adds words',
  'memberAdmin.copy': 'each of them makes a copy, and the log says so',
  'memberRecordAdmin.addNote': 'each of them notes something',
  'segmentAdmin.give': 'each of them gives one, as far as a member may have more',
  'operationsAdmin.runInvariants': 'reads',
  'orderAdmin.repair': 'asks the channel',
  'repairAdmin.ask': 'asks the channel',
  'repairAdmin.refundAgain': 'asks the channel under the same number',
  'orderAdmin.watchParcel': 'asks the carrier',
  'billAdmin.read': 'asks the channel',
  'billAdmin.ask': 'asks the channel',
  'invoiceAdmin.mail': 'a mail each time',
  'thirdReturnAdmin.tellAgain': 'tells the same version again',
}
/** Actions about oneself, or with a name that only one person can have. */
const alone = [
  'staff.logout',
  'staff.changePassword',
  'staff.login',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.codes',
  'secondFactor.off',
]

/** Proposals that one action left open would bar the next. */
async function tidy(): Promise<void> {
  for (const who of [one, two]) {
    const { proposals } = await who.data(accountAdminCalls.read, {})
    for (const { id, canWithdraw } of proposals)
      if (canWithdraw)
        await who.data(accountAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
  }
}

const actions = everyCall(adminCalls)
  .map(({ domain, name, call }) => ({ id: `${domain}.${name}`, call }))
  .filter(
    ({ id, call }) => call.method !== 'GET' && call.authz === 'operator' && !alone.includes(id),
  )

/** Two actions that do not go together, about one thing. */
interface Conflict {
  readonly about: string
  start(): Promise<readonly [readonly [Call, Input], readonly [Call, Input]]>
  /** What the one who comes second is told. */
  readonly told: readonly string[]
}

const asked = async (of: (who: Caller) => Promise<string>) => ({ applyId: await of(ana) })
const seenOrder = async (sn: string) => ({
  sn,
  version: (await one.data(orderAdminCalls.detail, { sn })).version,
})
const receiver = {
  name: '林小满',
  phone: '13900001234',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 2 号',
}
const inputOf = async (id: string) => (await rows[id]!.own()) as never
const changed = ['returnStateChanged', 'orderStateChanged', 'versionConflict']

const conflicts: readonly Conflict[] = [
  {
    about: 'a return: agree or refuse',
    start: async () => {
      const which = await asked(make.askedOf)
      return [
        [returnsAdminCalls.agree, which],
        [returnsAdminCalls.refuse, { ...which, reason: '不符合条件' }],
      ]
    },
    told: changed,
  },
  {
    about: 'goods that came back: take them or not',
    start: async () => {
      const input: Input = await inputOf('returnsAdmin.receive')
      return [
        [returnsAdminCalls.receive, input],
        [returnsAdminCalls.refuseReceipt, { applyId: input['applyId'], reason: '影响二次销售' }],
      ]
    },
    told: changed,
  },
  {
    about: 'a courier: two times',
    start: async () => {
      const input: Input = await inputOf('returnsAdmin.bookPickup')
      return [
        [returnsAdminCalls.bookPickup, input],
        [returnsAdminCalls.bookPickup, { ...input, from: '11:00' }],
      ]
    },
    told: changed,
  },
  {
    about: 'an order: ship or close it',
    start: async () => {
      const input: Input = await inputOf('orderAdmin.ship')
      return [
        [orderAdminCalls.ship, input],
        [orderAdminCalls.close, { sn: input['sn'], reason: '缺货' }],
      ]
    },
    told: [...changed, 'notShippable'],
  },
  {
    about: 'an order: two receivers, seen at once',
    start: async () => {
      const which = await seenOrder(await make.paidOf(ana))
      return [
        [orderAdminCalls.receiver, { ...which, ...receiver }],
        [orderAdminCalls.receiver, { ...which, ...receiver, detail: '世纪大道 2 号' }],
      ]
    },
    told: changed,
  },
  {
    about: 'a voucher: approve or reject it',
    start: async () => {
      const approved: Input = await inputOf('voucherAdmin.approve')
      return [
        [voucherAdminCalls.approve, approved],
        [voucherAdminCalls.reject, { id: approved['id'], reason: '金额不符' }],
      ]
    },
    told: ['voucherSettled'],
  },
  {
    about: 'an invoice: issue or turn it down',
    start: async () => {
      const { id }: Input = await inputOf('invoiceAdmin.issue')
      return [
        [invoiceAdminCalls.issue, { id }],
        [invoiceAdminCalls.reject, { id, reason: '抬头有误' }],
      ]
    },
    told: ['invoiceUnderWay'],
  },
  {
    about: 'a review: show or hide it',
    start: async () => {
      const id = await make.reviewOf(ana)
      return [
        [reviewAdminCalls.judge, { id, part: 'review', from: 0, show: true }],
        [reviewAdminCalls.judge, { id, part: 'review', from: 0, show: false, reason: '广告' }],
      ]
    },
    told: changed,
  },
  {
    about: 'a review: two answers',
    start: async () => {
      const id = await make.reviewOf(ana)
      return [
        [reviewAdminCalls.reply, { id, reply: '谢谢', seen: '' }],
        [reviewAdminCalls.reply, { id, reply: '感谢', seen: '' }],
      ]
    },
    told: changed,
  },
  {
    about: 'a promotion: two new names',
    start: async () => {
      const { id } = await one.data(promotionAdminCalls.save, requested(promotionSetup(sku!)))
      const { version } = await one.data(promotionAdminCalls.detail, { id })
      return [
        [
          promotionAdminCalls.save,
          requested({ ...promotionSetup(sku!), id, version, name: '满减一' }),
        ],
        [
          promotionAdminCalls.save,
          requested({ ...promotionSetup(sku!), id, version, name: '满减二' }),
        ],
      ]
    },
    told: changed,
  },
  {
    about: 'a coupon that somebody holds: void it, for two reasons',
    start: async () => {
      const input: Input = await inputOf('couponAdmin.void')
      return [
        [couponAdminCalls.void, input],
        [couponAdminCalls.void, { ...input, reason: '重复发放' }],
      ]
    },
    told: [],
  },
  {
    about: 'goods: two titles',
    start: async () => {
      const input: Input = await inputOf('goodsAdmin.save')
      return [
        [goodsAdminCalls.save, { ...input, title: `${String(input['title'])}一` }],
        [goodsAdminCalls.save, { ...input, title: `${String(input['title'])}二` }],
      ]
    },
    told: changed,
  },
]

describe('two actions that do not go together', () => {
  it.each(conflicts)('$about: one is done, the other operator is told', async ({ start, told }) => {
    for (const isTurned of [false, true]) {
      const [first, second] = await start()
      const before = await lastEntry()
      const [winner, loser] = isTurned ? [two, one] : [one, two]
      const answers = await Promise.all([ask(winner, ...first), ask(loser, ...second)])
      const reasons = answers.flatMap(({ code, reason }) => (code === 200 ? [] : [String(reason)]))
      // An action that finds itself done may answer that it is; nothing is ever done twice.
      expect(reasons).toHaveLength(told.length === 0 ? reasons.length : 1)
      for (const reason of reasons)
        expect(told.length === 0 ? ['versionConflict', ...changed] : told).toContain(reason)
      for (const { status, code, message } of answers)
        expect({ status, isTold: code === 200 || /\S/.test(String(message)) }).toEqual({
          status: 200,
          isTold: true,
        })
      expect(await entriesSince(before)).toHaveLength(1)
    }
  })
})

describe('the same action by two operators at once', () => {
  it.each(actions)('$id is done once, and answered to both', async ({ id, call }) => {
    await tidy()
    const input = await rows[id]!.own()
    const before = await lastEntry()
    const answers = await Promise.all([ask(one, call, input), ask(two, call, input)])
    for (const { status, code, reason, message } of answers) {
      expect({ id, status, isAnswer: code === 200 || code === 500 }).toEqual({
        id,
        status: 200,
        isAnswer: true,
      })
      if (code !== 200)
        expect({ id, reason, message }).toEqual({
          id,
          reason: expect.not.stringMatching(/^(?:fault|busy|badInput)$/),
          message: expect.stringMatching(/\S/),
        })
    }
    expect({ id, isDone: answers.some(({ code }) => code === 200) }).toEqual({ id, isDone: true })
    const written = await entriesSince(before)
    if (!both[id])
      expect(written.map(({ action, object }) => `${action} ${object}`)).toEqual([
        ...new Set(written.map(({ action, object }) => `${action} ${object}`)),
      ])
  })
})
