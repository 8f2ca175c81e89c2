import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { parcelLabelAdminCalls } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  buyer,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { sweepPictures } from './label.service.ts'
import { accountInput, accountOf } from './test-labels.ts'

const { accounts, cancel, list, picture, saveAccount, take } = parcelLabelAdminCalls
const shop = await testShop()
const admin = await shop.staff()
const browser = await buyer(shop)
const [sku] = await skusWithStock(shop, 1)
const accountId = await accountOf(admin)

afterAll(() => expectBooksToAgree(shop))

async function paidOrder(): Promise<string> {
  const { orderSn } = await placeOrder(browser, [sku!])
  await pay(shop, browser, orderSn)
  return orderSn
}
const labelsOf = (sn: string) => admin.data(list, { sns: [sn] })
const loseAnswer = () =>
  shop.control('/_ctl/rules', {
    match: { provider: 'kd100', operation: 'labelOrder' },
    do: { kind: 'dropAfter' },
    times: 1,
  })

describe('an account at a carrier', () => {
  it('is kept sealed, shown without its key, and keeps what is not typed again', async () => {
    const requestId = accountInput().requestId
    const made = [1, 2].map(() =>
      admin.data(
        saveAccount,
        accountInput({ name: '顺丰', carrier: 'shunfeng', partnerSecret: 'two', requestId }),
      ),
    )
    const [{ id }, again] = (await Promise.all(made)) as [{ id: number }, { id: number }]
    expect(again.id).toBe(id)
    const find = async () => (await admin.data(accounts, {})).find((each) => each.id === id)!
    expect(await find()).toMatchObject({ carrierName: '顺丰速运', hasSecret: true, version: 1 })
    expect(JSON.stringify(await find())).not.toContain('key of the branch')
    const { rows } = await sql<{ kept: string }>`
      select customer_key || customer_secret as kept from label_account where id = ${id}`.execute(
      shop.services.db,
    )
    expect(rows[0]!.kept).not.toMatch(/key|two/)
    const kept = { id, name: '顺丰月结', carrier: 'shunfeng', partnerKey: '', version: 1 } as const
    await admin.data(saveAccount, accountInput(kept))
    expect(await find()).toMatchObject({ name: '顺丰月结', hasSecret: true, version: 2 })
    expect(
      await admin.call(saveAccount, accountInput({ ...kept, name: '别人改的' })),
    ).toMatchObject({
      reason: 'versionConflict',
    })
    const moved = accountInput({ ...kept, carrier: 'jd', version: 2 })
    expect(await admin.call(saveAccount, moved)).toMatchObject({ reason: 'labelKey' })
    const log = await admin.data(staffCalls.audit, { object: `labelAccount ${id}` })
    expect(log.list).toHaveLength(2)
    expect(JSON.stringify(log)).not.toContain('key of the branch')
  })

  it('wants a key, and gives no labels while it is off', async () => {
    expect(await admin.call(saveAccount, accountInput({ partnerKey: '' }))).toMatchObject({
      reason: 'labelKey',
      data: { at: 'partnerKey' },
    })
    const off = await accountOf(admin, { isOn: false })
    expect(await admin.call(take, { sn: await paidOrder(), accountId: off })).toMatchObject({
      reason: 'labelAccountOff',
    })
  })
})

describe('a label', () => {
  it('is taken once, whoever asks, sends the order, and is printed', async () => {
    const sn = await paidOrder()
    const other = await shop.staff()
    const [one, two] = await Promise.all(
      [admin, other].map((who: Caller) => who.data(take, { sn, accountId })),
    )
    expect(one).toMatchObject({ companyCode: 'zhongtong', state: 'got', isUsed: false })
    expect(two).toMatchObject({ id: one!.id, deliverySn: one!.deliverySn, isOld: false })
    const { companyCode, deliverySn, id } = one!
    await admin.data(orderAdminCalls.ship, { sn, companyCode, deliverySn })
    expect(await labelsOf(sn)).toMatchObject([{ id, isUsed: true }])
    const { type, base64 } = await admin.data(picture, { sn, id })
    expect(type).toBe('image/png')
    expect(Buffer.from(base64, 'base64').readUInt32BE(16)).toBe(800)
    expect(await admin.data(picture, { sn, id })).toEqual({ type, base64 })
    expect(await admin.call(cancel, { sn, id })).toMatchObject({
      reason: 'labelUsed',
    })
    expect(await admin.call(take, { sn, accountId })).toMatchObject({ reason: 'notShippable' })
  })

  it('whose answer was lost is the same one when it is asked for again, or by itself', async () => {
    const sn = await paidOrder()
    await loseAnswer()
    expect(await admin.call(take, { sn, accountId })).toMatchObject({ reason: 'labelUnknown' })
    expect(await labelsOf(sn)).toMatchObject([{ state: 'asked' }])
    shop.clock.advance(minute)
    await shop.worker.runDue()
    const [label] = await labelsOf(sn)
    expect(label).toMatchObject({ state: 'got' })
    expect(await admin.data(take, { sn, accountId })).toMatchObject({
      id: label!.id,
      deliverySn: label!.deliverySn,
    })
  })

  it('that the carrier refuses says why, and may be asked for anew', async () => {
    const sn = await paidOrder()
    const empty = await accountOf(admin, { partnerId: 'EMPTY' })
    const refused = await admin.call(take, { sn, accountId: empty })
    expect(refused).toMatchObject({ reason: 'labelRefused' })
    expect(refused.message).toContain('单号余额不足')
    expect(await labelsOf(sn)).toEqual([])
    expect(await admin.data(take, { sn, accountId })).toMatchObject({ state: 'got' })
  })

  it('is given back while no parcel went with it, and another one is another number', async () => {
    const sn = await paidOrder()
    const first = await admin.data(take, { sn, accountId })
    const other = await accountOf(admin, { name: '第二家', carrier: 'yuantong' })
    expect(await admin.call(take, { sn, accountId: other })).toMatchObject({ reason: 'labelOpen' })
    const back = { sn, id: first.id }
    expect(await admin.data(cancel, back)).toMatchObject({ state: 'cancelled' })
    expect(await admin.data(cancel, back)).toMatchObject({ state: 'cancelled' })
    expect(await admin.call(picture, { sn, id: first.id })).toMatchObject({ reason: 'labelGone' })
    const second = await admin.data(take, { sn, accountId: other })
    expect(second.deliverySn).not.toBe(first.deliverySn)
  })

  it('stays when the carrier does not take it back', async () => {
    const sn = await paidOrder()
    const spoilt = await accountOf(admin)
    const { id } = await admin.data(take, { sn, accountId: spoilt })
    const changed = { id: spoilt, partnerId: 'K000009', partnerKey: '', version: 1 }
    await admin.data(saveAccount, accountInput(changed))
    expect(await admin.call(cancel, { sn, id })).toMatchObject({
      reason: 'labelRefused',
    })
    expect(await labelsOf(sn)).toMatchObject([{ id, state: 'got' }])
  })

  it('with an address that has changed since is not used again', async () => {
    const sn = await paidOrder()
    await admin.data(take, { sn, accountId })
    await sql`update orders set receiver = receiver || '{"detail": "别处 2 号"}' where order_sn = ${sn}`.execute(
      shop.services.db,
    )
    expect(await admin.call(take, { sn, accountId })).toMatchObject({ reason: 'labelOldAddress' })
    expect(await labelsOf(sn)).toMatchObject([{ isOld: true, isUsed: false }])
  })

  it('is forgotten after thirty days, with its picture', async () => {
    const sn = await paidOrder()
    const { id } = await admin.data(take, { sn, accountId })
    const keyOf = async () => {
      const { rows } = await sql<{ key: string }>`
        select picture_key as key from parcel_label where id = ${id}`.execute(shop.services.db)
      return rows[0]!.key
    }
    const key = await keyOf()
    expect((await shop.services.storage.head(key)).kind).toBe('ok')
    shop.clock.advance(31 * day)
    expect(await sweepPictures(shop.services)).toBe(false)
    const again = await shop.staff()
    expect(await again.call(picture, { sn, id })).toMatchObject({ reason: 'labelGone' })
    expect(await keyOf()).toBe('')
    expect((await shop.services.storage.head(key)).kind).toBe('failed')
  })
})
