import { randomUUID } from 'node:crypto'
import { approvalCalls } from '@mallard/contract/people/staff/approval.calls'
import { fxAdminCalls } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { fxCalls } from '@mallard/contract/promoters/fx/fx.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { writeEntry } from './ledger.repo.ts'
import { balancesOf, codeFor, openPromoting, promoter } from './test-fx.ts'

// Codes are many here.
const shop = await testShop({ smsLimits: { perNetwork: 1000, free: 1000, freeOfNetwork: 1000 } })
const { db } = shop.services
const owner = await shop.staff()
await openPromoting(owner)

afterAll(() => expectBooksToAgree(shop))

const cardNo = '6222020000000000000'

const partnerWide = expect.objectContaining({ reason: 'partnerWide' }) as unknown

/** Money that the promoter has earned, without orders. */
async function earn(promoterId: number, amount: number): Promise<void> {
  const entry = { promoterId, amount, ref: randomUUID(), at: new Date(shop.clock.now()) }
  await writeEntry(db, { ...entry, kind: 'freeze' })
  await writeEntry(db, { ...entry, kind: 'settle' })
}

async function code(who: { browser: Caller; phone: string }): Promise<string> {
  // Codes of one phone are five an hour.
  shop.clock.advance(20 * minute)
  return codeFor(shop, who.browser, who.phone, 'withdraw')
}

async function rich(amount: number) {
  const who = await promoter(shop, owner)
  await earn(who.id, amount)
  const [card] = await who.browser.data(fxCalls.bankAdd, {
    holder: '林推广',
    cardNo,
    bankName: '工商银行',
    phoneCode: await code(who),
    agreed: true,
  })
  return { ...who, bankId: card!.id }
}

const asking = (bankId: number, amount: number, phoneCode: string) => ({
  amount,
  bankId,
  phoneCode,
  requestId: randomUUID() as string,
})

describe('a bank card', () => {
  it('is added with a code and a consent, sealed, shown by its end, and chosen', async () => {
    const who = await promoter(shop, owner)
    const card = { holder: '林推广', cardNo, bankName: '工商银行', agreed: true }
    const add = (change: object) =>
      who.browser.call(fxCalls.bankAdd, { ...card, phoneCode: '000000', ...change })
    expect((await add({ cardNo: '6222020000000000001' })).code).not.toBe(200)
    expect((await add({ agreed: false })).reason).toBe('fxCardConsent')
    expect((await add({})).reason).toBe('wrongCode')
    const banks = await who.browser.data(fxCalls.bankAdd, { ...card, phoneCode: await code(who) })
    expect(banks).toEqual([
      { id: expect.any(Number), bankName: '工商银行', cardTail: '0000', isDefault: true },
    ])
    const { rows } = await sql<{ card_sealed: string; card_hash: string }>`
      select card_sealed, card_hash from fx_bank where promoter_id = ${who.id}`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(cardNo)
    // The same card is the same one.
    const again = await who.browser.data(fxCalls.bankAdd, { ...card, phoneCode: await code(who) })
    expect(again).toEqual(banks)
    // Who sends it again with a code that is used by then gets the same; other names want a code.
    expect((await add({})).data).toEqual(banks)
    expect((await add({ bankName: '招商银行' })).reason).toBe('wrongCode')
    expect((await add({ holder: '林别人' })).reason).toBe('wrongCode')
    const two = await who.browser.data(fxCalls.bankAdd, {
      ...card,
      cardNo: '4111111111111111',
      phoneCode: await code(who),
    })
    expect(two.map(({ isDefault }) => isDefault)).toEqual([true, false])
    const other = await promoter(shop, owner)
    const id = two[1]!.id
    expect((await other.browser.call(fxCalls.bankDefault, { id })).reason).toBe('notFound')
    const chosen = await who.browser.data(fxCalls.bankDefault, { id })
    expect(chosen.find(({ isDefault }) => isDefault)?.id).toBe(id)
  })
})

describe('a withdrawal', () => {
  it('is asked for once, approved, paid with the bank’s number, and told', async () => {
    const who = await rich(30_000)
    const { browser, bankId } = who
    const phoneCode = await code(who)
    const ask = (input: object) =>
      browser.call(fxCalls.cashOutSubmit, { ...asking(bankId, 20_000, phoneCode), ...input })
    expect((await ask({ amount: 999 })).reason).toBe('fxLow')
    expect((await ask({ amount: 30_001 })).reason).toBe('fxShort')
    expect((await ask({ bankId: 1_000_000 })).reason).toBe('notFound')
    expect((await ask({ phoneCode: '000000' })).reason).toBe('wrongCode')
    const wanted = asking(bankId, 20_000, phoneCode)
    const made = await browser.data(fxCalls.cashOutSubmit, wanted)
    expect(await browser.data(fxCalls.cashOutSubmit, wanted)).toEqual(made)
    expect(made).toMatchObject({ amount: 20_000, fee: 0, status: 0, cardTail: '0000' })
    expect(await balancesOf(owner, who.id)).toEqual({
      frozen: 0,
      available: 10_000,
      withdrawing: 20_000,
      withdrawn: 0,
    })
    expect(await browser.data(fxCalls.cashOutCollect, {})).toMatchObject({
      open: 20_000,
      leftToday: 2,
    })
    const second = asking(bankId, 1000, await code(who))
    expect((await browser.call(fxCalls.cashOutSubmit, second)).reason).toBe('fxOneOpen')

    const { id } = made
    const serial = `ICBC${randomUUID().slice(0, 8)}`
    expect((await owner.call(fxAdminCalls.pay, { id, serial })).reason).toBe('fxWithdrawMoved')
    expect((await owner.call(fxAdminCalls.card, { id })).reason).toBe('fxWithdrawMoved')
    await owner.data(fxAdminCalls.approve, { id })
    await owner.data(fxAdminCalls.approve, { id })
    expect(await owner.data(fxAdminCalls.card, { id })).toMatchObject({ cardNo, holder: '林推广' })
    const paid = await owner.data(fxAdminCalls.pay, { id, serial })
    expect(paid).toMatchObject({ status: 11, serial })
    expect(await owner.data(fxAdminCalls.pay, { id, serial })).toEqual(paid)
    expect((await owner.call(fxAdminCalls.pay, { id, serial: 'ANOTHER-1' })).reason).toBe(
      'fxWithdrawMoved',
    )
    expect(await browser.data(fxCalls.cashOutTotal, {})).toEqual({
      withdrawn: 20_000,
      withdrawing: 0,
    })
    expect((await browser.data(fxCalls.cashOutLists, {})).list[0]).toMatchObject({
      id,
      status: 11,
      paidAt: expect.any(Number),
    })
    // The bank's number pays for one.
    const next = await browser.data(fxCalls.cashOutSubmit, asking(bankId, 2000, await code(who)))
    await owner.data(fxAdminCalls.approve, { id: next.id })
    expect((await owner.call(fxAdminCalls.pay, { id: next.id, serial })).reason).toBe('serialUsed')
    await owner.data(fxAdminCalls.fail, { id: next.id, reason: '户名不符' })
    expect((await balancesOf(owner, who.id)).available).toBe(10_000)
  })

  it('that is turned down gives the money back; three a day are all', async () => {
    const who = await rich(10_000)
    for (let count = 0; count < 3; count += 1) {
      const wanted = asking(who.bankId, 5000, await code(who))
      const { id } = await who.browser.data(fxCalls.cashOutSubmit, wanted)
      const rejected = { id, reason: '资料不全' }
      await owner.data(fxAdminCalls.reject, rejected)
      expect((await owner.data(fxAdminCalls.reject, rejected)).status).toBe(20)
      expect((await owner.call(fxAdminCalls.approve, { id })).reason).toBe('fxWithdrawMoved')
    }
    expect((await balancesOf(owner, who.id)).available).toBe(10_000)
    const wanted = asking(who.bankId, 5000, await code(who))
    expect((await who.browser.call(fxCalls.cashOutSubmit, wanted)).reason).toBe('fxThreeADay')
  })

  it('of five thousand yuan and more takes two persons', async () => {
    const who = await rich(600_000)
    const wanted = asking(who.bankId, 500_000, await code(who))
    const { id } = await who.browser.data(fxCalls.cashOutSubmit, wanted)
    await owner.data(fxAdminCalls.approve, { id })
    const paying = { id, serial: `BIG${randomUUID().slice(0, 8)}` }
    expect((await owner.call(fxAdminCalls.pay, paying)).reason).toBe('fxSecondPerson')
    const manager = await colleague(shop, owner, 'manager')
    expect(await manager.data(fxAdminCalls.pay, paying)).toMatchObject({ status: 11 })
  })

  it('takes two persons as well where one alone would pay as much in a day', async () => {
    const payer = await colleague(shop, owner, 'owner')
    const approvedOf = async (amount: number) => {
      const who = await rich(amount)
      const wanted = asking(who.bankId, amount, await code(who))
      const { id } = await who.browser.data(fxCalls.cashOutSubmit, wanted)
      await payer.data(fxAdminCalls.approve, { id })
      return { id, serial: `DAY${randomUUID().slice(0, 8)}` }
    }
    await payer.data(fxAdminCalls.pay, await approvedOf(300_000))
    const second = await approvedOf(200_000)
    expect((await payer.call(fxAdminCalls.pay, second)).reason).toBe('fxSecondPerson')
    const small = await approvedOf(199_999)
    expect(await payer.data(fxAdminCalls.pay, small)).toMatchObject({ status: 11 })
    expect(await owner.data(fxAdminCalls.pay, second)).toMatchObject({ status: 11 })
  })

  it('is paid by who approved it with a code to their phone, where the owner allows that', async () => {
    const phone = '13600002222'
    const newest = async () =>
      (await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`))[0]!.code
    const { password } = shop.logins.find(({ login }) => login === 'owner')!
    await owner.data(approvalCalls.code, { phone })
    await owner.data(approvalCalls.phone, { phone, code: await newest(), password })
    const { rules } = await owner.data(approvalCalls.rules, {})
    const {
      possibleRoles: _possible,
      approvers: _approvers,
      ...rule
    } = rules.find(({ kind }) => kind === 'withdrawal')!
    await owner.data(approvalCalls.save, { ...rule, alone: true })
    const who = await rich(600_000)
    const wanted = asking(who.bankId, 500_000, await code(who))
    const { id } = await who.browser.data(fxCalls.cashOutSubmit, wanted)
    expect(await owner.data(fxAdminCalls.approve, { id })).toMatchObject({ next: 'alone' })
    const paying = { id, serial: `OWN${randomUUID().slice(0, 8)}` }
    expect((await owner.call(fxAdminCalls.pay, paying)).reason).toBe('needsPhoneCode')
    await owner.data(approvalCalls.code, {})
    const phoneCode = await newest()
    const wrong = { ...paying, phoneCode: phoneCode === '000000' ? '000001' : '000000' }
    expect((await owner.call(fxAdminCalls.pay, wrong)).reason).toBe('wrongCode')
    for (let turn = 0; turn < 2; turn += 1)
      expect(await owner.data(fxAdminCalls.pay, { ...paying, phoneCode })).toMatchObject({
        status: 11,
      })
    await owner.data(approvalCalls.save, { ...rule, version: 1 })
  })

  it('is moved by nobody who looks after one store: promoters are the whole brand’s', async () => {
    const who = await rich(20_000)
    const { id } = await who.browser.data(
      fxCalls.cashOutSubmit,
      asking(who.bankId, 10_000, await code(who)),
    )
    const local = await colleague(shop, owner, 'owner', 1)
    expect([
      await local.call(fxAdminCalls.approve, { id }),
      await local.call(fxAdminCalls.reject, { id, reason: '资料不全' }),
    ]).toEqual(Array(2).fill(partnerWide))
    await owner.data(fxAdminCalls.approve, { id })
    expect([
      await local.call(fxAdminCalls.card, { id }),
      await local.call(fxAdminCalls.pay, { id, serial: 'LOCAL-1' }),
      await local.call(fxAdminCalls.fail, { id, reason: '账户不符' }),
      await local.call(fxAdminCalls.decide, { id: who.id, verdict: 'disable' }),
    ]).toEqual(Array(4).fill(partnerWide))
    expect(await owner.data(fxAdminCalls.card, { id })).toMatchObject({ cardNo })
  })

  it('cannot take what a claw-back left below zero', async () => {
    const who = await rich(5000)
    const at = new Date(shop.clock.now())
    await writeEntry(db, { promoterId: who.id, kind: 'clawBack', amount: 8000, ref: 'test', at })
    expect((await balancesOf(owner, who.id)).available).toBe(-3000)
    const wanted = asking(who.bankId, 1000, await code(who))
    expect((await who.browser.call(fxCalls.cashOutSubmit, wanted)).reason).toBe('fxShort')
    shop.clock.advance(day)
  })
})
