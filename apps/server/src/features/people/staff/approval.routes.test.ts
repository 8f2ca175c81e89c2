import { randomUUID } from 'node:crypto'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { approvalCalls, type ApprovalRule } from '@mallard/contract/people/staff/approval.calls'
import type { ApprovalKind } from '@mallard/contract/people/staff/approval.codes'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buyer, pay, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const [kettle] = await skusWithStock(shop, 1, 900)
const phone = '13600001111'
const ownPassword = shop.logins.find(({ login }) => login === 'owner')!.password
let owner: Caller
let finance: Caller

beforeEach(async () => {
  // What was given alone in the test before counts no more.
  shop.clock.advance(day + minute)
  owner = await shop.staff()
  finance = await shop.staff('finance')
})

async function ruleOf(kind: ApprovalKind): Promise<ApprovalRule> {
  const { rules } = await owner.data(approvalCalls.rules, {})
  return rules.find((each) => each.kind === kind)!
}

const inputOf = (
  { kind, upTo, perDay, roles, alone, version }: ApprovalRule,
  change: Partial<ApprovalRule>,
) => ({ kind, upTo, perDay, roles, alone, version, ...change })
const set = async (kind: ApprovalKind, change: Partial<ApprovalRule>) =>
  owner.call(approvalCalls.save, inputOf(await ruleOf(kind), change))

async function codeTo(number: string): Promise<string> {
  const [newest] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${number}`)
  return newest!.code
}

/** A code that is none. */
const another = (code: string) => (code === '000000' ? '000001' : '000000')

async function prove(): Promise<void> {
  await owner.data(approvalCalls.code, { phone })
  const input = { phone, code: await codeTo(phone), password: ownPassword }
  await owner.data(approvalCalls.phone, input)
  shop.clock.advance(minute)
}

async function ownCode(): Promise<string> {
  shop.clock.advance(minute)
  await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
  await owner.data(approvalCalls.code, {})
  return codeTo(phone)
}

async function sold(quantity: number): Promise<string> {
  const browser = await buyer(shop)
  const { orderSn: sn } = await placeOrder(browser, [{ ...kettle!, quantity }])
  await pay(shop, browser, sn)
  await shop.dispatch()
  return sn
}

/** So many units of an order for nothing but money. */
async function refund(who: Caller, sn: string, amount: number) {
  const options = await who.data(refundAdminCalls.options, { sn })
  const made = await who.data(refundAdminCalls.refund, {
    sn,
    isUnsent: false,
    lines: [{ orderItemId: options.lines[0]!.orderItemId, quantity: 0, amount }],
    freightAmount: 0,
    amount,
    restock: false,
    reasonCode: 'storeOutOfStock',
    desc: '补差',
    requestId: randomUUID(),
  })
  await settle()
  return made
}

/** Lets the refunds run, the channel and its notifications: a line is given back once at a time. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await shop.worker.runDue()
    shop.clock.advance(minute)
    await shop.control('/_ctl/clock/advance', { milliseconds: 0 })
    await shop.dispatch()
  }
}

const many = Math.ceil(400_000 / kettle!.price)

describe('parts of a sum', () => {
  it('of one order in a day wait as the whole would, whoever gives them; another day they do not', async () => {
    const sn = await sold(many)
    expect((await refund(owner, sn, 185_400)).applyId).not.toBeNull()
    expect((await refund(owner, sn, 61_800)).applyId).toBeNull()
    const [open] = await finance.data(refundAdminCalls.waiting, {})
    await finance.data(refundAdminCalls.decide, { id: open!.id, verdict: 'decline', note: '不' })
    expect((await refund(finance, sn, 61_800)).applyId).toBeNull()
    const [again] = await owner.data(refundAdminCalls.waiting, {})
    expect(again).toMatchObject({ amount: 61_800, canDecide: true, next: 'decide' })
    await owner.data(refundAdminCalls.decide, { id: again!.id, verdict: 'decline', note: '不' })
    expect((await refund(finance, sn, 14_600)).applyId).not.toBeNull()
    shop.clock.advance(day)
    finance = await shop.staff('finance')
    expect((await refund(finance, sn, 61_800)).applyId).not.toBeNull()
  })

  it('of one member in a day, too', async () => {
    const memberId = shop.members.get('1:ana') ?? [...shop.members.values()][0]!
    const give = (who: Caller, delta: number) =>
      who.data(pointsAdminCalls.adjust, {
        memberId,
        what: 'points',
        delta,
        reason: '补偿',
        requestId: randomUUID(),
      })
    expect((await give(owner, 3000)).waiting).toBeNull()
    expect((await give(finance, 3000)).waiting).toMatchObject({ delta: 3000 })
    const waiting = await finance.data(staffCalls.approvals, {})
    expect(waiting).toContainEqual(
      expect.objectContaining({ kind: 'points', points: 3000, amount: null, next: 'another' }),
    )
    const { id } = (await finance.data(pointsAdminCalls.waiting, {}))[0]!
    await finance.data(pointsAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
  })
})

describe('the owner’s rules', () => {
  it('are as they were where nobody set them', async () => {
    expect(await ruleOf('refund')).toMatchObject({
      upTo: 200_000,
      perDay: 1_000_000,
      alone: false,
      version: 0,
    })
    expect(await ruleOf('account')).toMatchObject({ upTo: null, perDay: null })
  })

  it('hold at once, once for the same wish, and stand in the log', async () => {
    const before = await ruleOf('refund')
    const input = inputOf(before, { upTo: 1000, perDay: 5000 })
    for (let turn = 0; turn < 2; turn += 1) {
      const { rules } = await owner.data(approvalCalls.save, input)
      expect(rules.find(({ kind }) => kind === 'refund')).toMatchObject({ upTo: 1000, version: 1 })
    }
    expect(await owner.call(approvalCalls.save, { ...input, upTo: 7 })).toMatchObject({
      reason: 'versionConflict',
    })
    const { list } = await owner.data(staffCalls.audit, { object: 'approval refund' })
    expect(list).toHaveLength(1)
    const sn = await sold(1)
    expect((await refund(owner, sn, 1001)).applyId).toBeNull()
    expect(await finance.data(staffCalls.approvals, {})).toContainEqual(
      expect.objectContaining({ object: `order ${sn}`, amount: 1001, next: 'decide' }),
    )
    await set('refund', { upTo: before.upTo, perDay: before.perDay })
  })

  it.each([
    [{ upTo: null }, 'upTo'],
    [{ perDay: 1 }, 'perDay'],
    [{ roles: ['warehouse'] }, 'roles'],
    [{ alone: true }, 'alone'],
  ] as const)('%o is said at the field, and nothing is saved', async (change, at) => {
    const before = await ruleOf('refund')
    const refused = await set('refund', change as Partial<ApprovalRule>)
    expect(refused).toMatchObject({ reason: 'badInput', data: { at } })
    expect(await ruleOf('refund')).toEqual(before)
  })

  it('are set by nobody but the owner', async () => {
    const input = inputOf(await ruleOf('refund'), { upTo: 1 })
    const refused = await finance.call(approvalCalls.save, input)
    expect(['forbidden', 'ownerOnly']).toContain(refused.reason)
  })

  it('name who may agree: another role is told so, and sees no button', async () => {
    await set('refund', { roles: ['owner'] })
    const sn = await sold(many)
    await refund(owner, sn, 300_000)
    const [open] = await finance.data(refundAdminCalls.waiting, {})
    expect(open).toMatchObject({ canDecide: false, canDecline: false, next: 'role' })
    const yes = { id: open!.id, verdict: 'approve', note: '' } as const
    expect(await finance.call(refundAdminCalls.decide, yes)).toMatchObject({
      reason: 'needsApprover',
    })
    const [mine] = await owner.data(refundAdminCalls.waiting, {})
    expect(mine).toMatchObject({ canAlone: false, canWithdraw: true, next: 'nobody' })
    await owner.data(refundAdminCalls.decide, { ...yes, verdict: 'withdraw' })
    await set('refund', { roles: ['owner', 'manager', 'service'] })
  })
})

describe('alone, with a code to the phone', () => {
  it('a phone is proven by its code and the password', async () => {
    expect((await owner.call(approvalCalls.code, {})).reason).toBe('needsOwnPhone')
    await owner.data(approvalCalls.code, { phone })
    const input = { phone, code: await codeTo(phone), password: ownPassword }
    const wrong = { ...input, password: 'not the password' }
    expect((await owner.call(approvalCalls.phone, wrong)).reason).toBe('wrongCurrentPassword')
    const other = { ...input, code: another(input.code) }
    expect((await owner.call(approvalCalls.phone, other)).reason).toBe('wrongCode')
    expect((await finance.call(approvalCalls.phone, input)).reason).toBe('wrongCurrentPassword')
    for (let turn = 0; turn < 2; turn += 1)
      expect(await owner.data(approvalCalls.phone, input)).toMatchObject({
        phoneMasked: '136****1111',
      })
    const stored = await sql<{ row: string }>`select s::text as row from staff_phone s`.execute(
      shop.services.db,
    )
    expect(stored.rows).toHaveLength(1)
    expect(stored.rows[0]!.row).not.toContain(phone)
  })

  it('who asked agrees by a code, once, and never without the owner’s leave', async () => {
    await prove()
    const sn = await sold(many)
    await refund(owner, sn, 300_000)
    const [open] = await owner.data(refundAdminCalls.waiting, {})
    const yes = { id: open!.id, verdict: 'approve', note: '' } as const
    const code = await ownCode()
    expect((await owner.call(refundAdminCalls.decide, { ...yes, phoneCode: code })).reason).toBe(
      'needsAnother',
    )
    expect((await set('refund', { alone: true })).code).toBe(200)
    expect((await owner.data(refundAdminCalls.waiting, {}))[0]).toMatchObject({
      canAlone: true,
      next: 'alone',
    })
    expect((await owner.call(refundAdminCalls.decide, yes)).reason).toBe('needsPhoneCode')
    const wrong = { ...yes, phoneCode: another(code) }
    expect((await owner.call(refundAdminCalls.decide, wrong)).reason).toBe('wrongCode')
    const right = { ...yes, phoneCode: code }
    for (let turn = 0; turn < 2; turn += 1)
      expect(await owner.data(refundAdminCalls.decide, right)).toEqual([])
    const { list } = await owner.data(staffCalls.audit, { object: `order ${sn}` })
    const agreed = list.find(({ action }) => action === 'refund.approve')
    expect(agreed?.changes).toMatchObject({ alone: { after: true } })
    // The same code is none for the next one.
    const next = await sold(many)
    await refund(owner, next, 300_000)
    const [other] = await owner.data(refundAdminCalls.waiting, {})
    expect((await owner.call(refundAdminCalls.decide, { ...right, id: other!.id })).reason).toBe(
      'wrongCode',
    )
    await owner.data(refundAdminCalls.decide, { ...yes, id: other!.id, verdict: 'withdraw' })
  })

  it('five wrong ones are all that a code is tried for', async () => {
    const sn = await sold(many)
    await refund(owner, sn, 300_000)
    const [open] = await owner.data(refundAdminCalls.waiting, {})
    const yes = { id: open!.id, verdict: 'approve', note: '' } as const
    const code = await ownCode()
    for (let turn = 0; turn < 5; turn += 1) {
      const wrong = { ...yes, phoneCode: another(code) }
      expect((await owner.call(refundAdminCalls.decide, wrong)).reason).toBe('wrongCode')
    }
    expect((await owner.call(refundAdminCalls.decide, { ...yes, phoneCode: code })).reason).toBe(
      'wrongCode',
    )
    await owner.data(refundAdminCalls.decide, { ...yes, verdict: 'withdraw' })
  })
})
