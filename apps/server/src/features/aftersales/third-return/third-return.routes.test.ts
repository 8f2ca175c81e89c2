import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { sendTo, testPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { openElsewhere, soldElsewhere, type SoldElsewhere } from './test-third.ts'

const shop = await testShop()
let admin = await shop.staff()
let parcels = 0

afterAll(() => expectBooksToAgree(shop))

const waybill = () => ({
  companyCode: 'yuantong',
  deliverySn: `YT${String((parcels += 1)).padStart(10, '0')}`,
})
const because = { reasonCode: 'quality', desc: '壶底漏水' }

interface Held {
  returnNo: string
  version: number
  times: number
  told: Record<string, unknown>
}

/** What the OMS was told of a return. */
const toldOf = async (applyId: string) =>
  (await shop.control<Held[]>('/_ctl/oms/returns')).find(({ returnNo }) => returnNo === applyId)

/** A buyer of another platform with their order open. */
async function buyerElsewhere(): Promise<{ browser: Caller; sold: SoldElsewhere; ticket: string }> {
  const browser = await shop.visitor()
  const sold = await soldElsewhere(shop)
  const { ticket } = await openElsewhere(shop, browser, sold)
  return { browser, sold, ticket }
}

async function asked(type = 1, num = 1) {
  const buyer = await buyerElsewhere()
  const { applyId } = await buyer.browser.data(thirdReturnCalls.apply, {
    ticket: buyer.ticket,
    lineNo: '1',
    num,
    type,
    ...because,
  })
  return { ...buyer, applyId }
}

/** Agreed, sent back, received. */
async function inHand(type = 1, num = 1) {
  const buyer = await asked(type, num)
  const { browser, applyId } = buyer
  await admin.data(thirdReturnAdminCalls.agree, { applyId })
  await browser.data(thirdReturnCalls.addDelivery, { id: applyId, ...waybill() })
  await admin.data(thirdReturnAdminCalls.receive, { applyId, received: num })
  return buyer
}

const againFrom = async (browser: Caller, id: string) =>
  (await browser.data(thirdReturnCalls.applyInfo, { id })).againTicket

describe('a third-party return', () => {
  it('is told in English where the shop sells the same, and as the platform called it otherwise', async () => {
    const { rows } = await sql<{ productSn: string; title: string }>`
      select k.product_sn as "productSn", g.title_en as title from sku k join goods g on g.id = k.goods_id
      where k.partner_id = 1 and g.title_en <> '' and jsonb_array_length(k.attrs_en) > 0 limit 1`.execute(
      shop.services.db,
    )
    const { productSn, title } = rows[0]!
    const english = await shop.staff()
    english.cookies.set('lang', 'en')
    const told = async (code?: string) => {
      const browser = await shop.visitor()
      const { ticket } = await openElsewhere(
        shop,
        browser,
        await soldElsewhere(shop, '1-1', undefined, code),
      )
      const { applyId } = await browser.data(thirdReturnCalls.apply, {
        ticket,
        lineNo: '1',
        num: 1,
        type: 1,
        ...because,
      })
      browser.cookies.set('lang', 'en')
      const { line } = await browser.data(thirdReturnCalls.applyInfo, { id: applyId })
      expect((await english.data(thirdReturnAdminCalls.detail, { applyId })).line).toEqual(line)
      expect((await admin.data(thirdReturnAdminCalls.detail, { applyId })).line).toMatchObject({
        title: '折叠电热水壶',
        productAttr: '标准版',
      })
      return line
    }
    const own = await told(productSn)
    expect(own).toMatchObject({ title, productAttr: expect.stringMatching(/^[ -~]+$/) })
    expect(await told()).toMatchObject({ title: '折叠电热水壶', productAttr: '标准版' })
  })

  it('goes from the application to the transfer, once however often each step is sent, and the OMS hears of each', async () => {
    const { browser, ticket } = await buyerElsewhere()
    const asking = { ticket, lineNo: '1', num: 1, type: 1, ...because }
    const { applyId } = await browser.data(thirdReturnCalls.apply, asking)
    expect(await browser.data(thirdReturnCalls.apply, asking)).toEqual({ applyId })
    expect((await browser.data(thirdReturnCalls.order, { ticket })).lines[0]).toMatchObject({
      maxNum: 0,
      applyId,
      statusText: '申请中',
    })
    expect((await browser.call(thirdReturnCalls.apply, { ...asking, num: 2 })).reason).toBe(
      'notReturnable',
    )

    expect(
      (await admin.call(thirdReturnAdminCalls.agree, { applyId, amount: 19_901 })).reason,
    ).toBe('refundTooMuch')
    expect(
      await admin.data(thirdReturnAdminCalls.agree, { applyId, amount: 19_000 }),
    ).toMatchObject({ status: 0, approvedAmount: 19_000 })
    expect((await admin.call(thirdReturnAdminCalls.agree, { applyId })).reason).toBe(
      'returnStateChanged',
    )
    const info = await browser.data(thirdReturnCalls.applyInfo, { id: applyId })
    expect(info).toMatchObject({
      status: 0,
      actions: ['cancel', 'setFreight'],
      returnAddress: { phone: expect.any(String) },
      applyAmount: 19_900,
    })
    const parcel = { id: applyId, ...waybill() }
    await browser.data(thirdReturnCalls.addDelivery, parcel)
    await browser.data(thirdReturnCalls.addDelivery, parcel)
    expect(
      (await browser.call(thirdReturnCalls.addDelivery, { ...parcel, ...waybill() })).reason,
    ).toBe('returnStateChanged')
    expect((await browser.call(thirdReturnCalls.cancel, { id: applyId })).reason).toBe(
      'returnStateChanged',
    )
    expect((await admin.call(thirdReturnAdminCalls.receive, { applyId, received: 2 })).reason).toBe(
      'returnTooMany',
    )
    expect(await admin.data(thirdReturnAdminCalls.receive, { applyId, received: 1 })).toMatchObject(
      { status: 2, adminActions: ['transferred'] },
    )
    expect(
      (await admin.call(thirdReturnAdminCalls.replaced, { applyId, ...waybill() })).reason,
    ).toBe('returnStateChanged')
    expect(
      await admin.data(thirdReturnAdminCalls.transferred, { applyId, voucher: 'ICBC20260115001' }),
    ).toMatchObject({ status: 3 })
    expect(
      (await admin.call(thirdReturnAdminCalls.transferred, { applyId, voucher: 'ICBC20260115001' }))
        .reason,
    ).toBe('returnStateChanged')
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({
      status: 3,
      actions: [],
      settlement: { voucher: 'ICBC20260115001', pics: [] },
      timeline: [
        { event: 'finish', note: 'ICBC20260115001' },
        { event: 'receive' },
        { event: 'sendBack' },
        { event: 'agree' },
        { event: 'apply' },
      ],
    })

    await shop.worker.runDue()
    expect(await toldOf(applyId)).toMatchObject({
      version: 5,
      told: { state: 'done', amount: 19_000, settlement: { voucher: 'ICBC20260115001' } },
    })
    expect((await admin.data(thirdReturnAdminCalls.detail, { applyId })).oms).toEqual({
      state: 'told',
      error: '',
    })
    // The other unit is worth the fen that is left.
    expect((await browser.data(thirdReturnCalls.order, { ticket })).lines[0]).toMatchObject({
      maxNum: 1,
      refundable: [19_901],
    })
  })

  it('exchanges goods for a parcel of the same', async () => {
    const { browser, applyId } = await inHand(2, 2)
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({
      type: 2,
      num: 2,
      applyAmount: 0,
      status: 2,
    })
    expect(
      (await admin.call(thirdReturnAdminCalls.transferred, { applyId, voucher: 'none' })).reason,
    ).toBe('returnStateChanged')
    expect(
      (
        await admin.call(thirdReturnAdminCalls.replaced, {
          applyId,
          companyCode: 'pigeon',
          deliverySn: 'PG1234567',
        })
      ).reason,
    ).toBe('badInput')
    await admin.data(thirdReturnAdminCalls.replaced, {
      applyId,
      companyCode: 'jd',
      deliverySn: 'JD1234567890',
    })
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({
      status: 3,
      settlement: { companyName: '京东物流', deliverySn: 'JD1234567890' },
    })
  })

  it('pays for what came back, not for what was announced', async () => {
    const { browser, applyId } = await asked(1, 2)
    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    await browser.data(thirdReturnCalls.addDelivery, { id: applyId, ...waybill() })
    expect(
      (await admin.call(thirdReturnAdminCalls.receive, { applyId, received: 1, amount: 19_901 }))
        .reason,
    ).toBe('refundTooMuch')
    expect(await admin.data(thirdReturnAdminCalls.receive, { applyId, received: 1 })).toMatchObject(
      { approvedAmount: 19_900, received: 1 },
    )
  })

  it('is refused with a reason, or taken back, and may be asked for again', async () => {
    const { browser, ticket, applyId } = await asked()
    await admin.data(thirdReturnAdminCalls.refuse, { applyId, reason: '超出保修' })
    expect(await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).toMatchObject({
      status: 4,
      answer: '超出保修',
      againTicket: ticket,
    })
    const again = { ticket, lineNo: '1', num: 2, type: 1, ...because }
    const second = await browser.data(thirdReturnCalls.apply, again)
    expect(second.applyId).not.toBe(applyId)
    // While one is open there is no other, from whichever page one comes.
    expect(await againFrom(browser, second.applyId)).toBeNull()
    expect(await againFrom(browser, applyId)).toBeNull()
    await browser.data(thirdReturnCalls.cancel, { id: second.applyId })
    await browser.data(thirdReturnCalls.cancel, { id: second.applyId })
    expect(await againFrom(browser, second.applyId)).toBe(ticket)
    const third = await browser.data(thirdReturnCalls.apply, again)
    await admin.data(thirdReturnAdminCalls.agree, third)
    await browser.data(thirdReturnCalls.addDelivery, { id: third.applyId, ...waybill() })
    await admin.data(thirdReturnAdminCalls.refuseReceipt, { ...third, reason: '影响二次销售' })
    const list = await browser.data(thirdReturnCalls.list, {})
    expect(list).toMatchObject({
      total: 3,
      counts: [
        { status: 4, count: 2 },
        { status: 5, count: 1 },
      ],
    })
    expect(
      (await browser.data(thirdReturnCalls.list, { status: 5 })).list.map((each) => each.applyId),
    ).toEqual([second.applyId])
  })

  it('moves on by itself when nobody acts', async () => {
    const lost = await asked()
    const kept = await asked()
    const statusOf = async ({ applyId }: { applyId: string }) =>
      (await admin.data(thirdReturnAdminCalls.detail, { applyId })).status
    shop.clock.advance(3 * day)
    admin = await shop.staff()
    await shop.worker.runDue()
    expect(await statusOf(lost)).toBe(0)
    await openElsewhere(shop, kept.browser, kept.sold)
    await kept.browser.data(thirdReturnCalls.addDelivery, { id: kept.applyId, ...waybill() })
    shop.clock.advance(7 * day)
    await shop.worker.runDue()
    admin = await shop.staff()
    expect(await statusOf(lost)).toBe(5)
    shop.clock.advance(3 * day)
    await shop.worker.runDue()
    admin = await shop.staff()
    expect(await admin.data(thirdReturnAdminCalls.detail, kept)).toMatchObject({
      status: 2,
      received: 1,
      log: expect.arrayContaining(
        [{ event: 'autoReceive' }].map((row) => expect.objectContaining(row)),
      ),
    })
  })

  it('is over when the OMS says so', async () => {
    const { browser, sold, ticket } = await buyerElsewhere()
    await sql`update third_order set returnable_until = ${new Date(shop.clock.now() + minute)} where order_no = ${sold.orderNo}`.execute(
      shop.services.db,
    )
    shop.clock.advance(minute)
    expect(
      (await browser.data(thirdReturnCalls.order, { ticket })).lines.map(({ maxNum }) => maxNum),
    ).toEqual([0, 0])
    expect(
      (
        await browser.call(thirdReturnCalls.apply, {
          ticket,
          lineNo: '1',
          num: 1,
          type: 1,
          ...because,
        })
      ).reason,
    ).toBe('returnWindowOver')
  })

  it('is nobody else’s, and takes no nonsense', async () => {
    const { browser, ticket, applyId } = await asked()
    const neighbour = await buyerElsewhere()
    const stranger = await shop.visitor()
    const missing = '9'.repeat(20)
    for (const [who, reason] of [
      [neighbour.browser, 'notFound'],
      [stranger, 'thirdAccessOver'],
    ] as const) {
      for (const id of [applyId, missing]) {
        expect((await who.call(thirdReturnCalls.applyInfo, { id })).reason).toBe(reason)
        expect((await who.call(thirdReturnCalls.cancel, { id })).reason).toBe(reason)
        expect((await who.call(thirdReturnCalls.addDelivery, { id, ...waybill() })).reason).toBe(
          reason,
        )
      }
      expect(
        (
          await who.call(thirdReturnCalls.apply, {
            ticket,
            lineNo: '2',
            num: 1,
            type: 1,
            ...because,
          })
        ).reason,
      ).toBe('thirdAccessOver')
      expect((await who.call(thirdReturnCalls.picturePolicy, { ticket })).reason).toBe(
        'thirdAccessOver',
      )
    }
    expect((await neighbour.browser.data(thirdReturnCalls.list, {})).total).toBe(0)
    const asking = { ticket, lineNo: '2', num: 1, type: 1, ...because }
    expect((await browser.call(thirdReturnCalls.apply, { ...asking, lineNo: '9' })).reason).toBe(
      'notFound',
    )
    expect((await browser.call(thirdReturnCalls.apply, { ...asking, num: 2 })).reason).toBe(
      'returnTooMany',
    )
    expect(
      (await browser.call(thirdReturnCalls.apply, { ...asking, reasonCode: 'slow' })).reason,
    ).toBe('badInput')
    expect(
      (await browser.call(thirdReturnCalls.apply, { ...asking, pics: ['0'.repeat(26)] })).reason,
    ).toBe('uploadGone')
    expect((await browser.call(thirdReturnCalls.apply, { ...asking, type: 5 })).reason).toBe(
      'badInput',
    )
    // The same again is the one that is open; another wish for it is none.
    const other = await asked()
    const again = { ticket: other.ticket, lineNo: '1', num: 1, type: 1, ...because }
    expect(await other.browser.data(thirdReturnCalls.apply, again)).toEqual({
      applyId: other.applyId,
    })
    expect((await other.browser.call(thirdReturnCalls.apply, { ...again, type: 2 })).code).toBe(500)
    const elsewhere = await shop.staff('northridge', { partnerId: 2, storeId: 1 })
    expect((await elsewhere.call(thirdReturnAdminCalls.agree, { applyId })).reason).toBe('notFound')
  })
})

describe('pictures', () => {
  it('are sent by the one who has opened an order, and by the staff, each their own', async () => {
    const { browser, ticket } = await buyerElsewhere()
    const sent = await sendTo(
      shop,
      await browser.data(thirdReturnCalls.picturePolicy, { ticket }),
      await testPicture(),
    )
    expect(sent.status).toBeLessThan(300)
    const neighbour = await buyerElsewhere()
    expect(
      (await neighbour.browser.call(thirdReturnCalls.pictureDone, { key: sent.key })).reason,
    ).toBe('notFound')
    expect((await admin.call(thirdReturnAdminCalls.pictureDone, { key: sent.key })).reason).toBe(
      'notFound',
    )
    await browser.data(thirdReturnCalls.pictureDone, { key: sent.key })
    const asking = { lineNo: '1', num: 1, type: 1, ...because, pics: [sent.key] }
    expect(
      (
        await neighbour.browser.call(thirdReturnCalls.apply, {
          ...asking,
          ticket: neighbour.ticket,
        })
      ).reason,
    ).toBe('uploadGone')
    const { applyId } = await browser.data(thirdReturnCalls.apply, { ...asking, ticket })
    const { pics } = await browser.data(thirdReturnCalls.applyInfo, { id: applyId })
    expect(pics).toHaveLength(1)
    expect(pics[0]?.url).toMatch(/^\/private-pictures\//)
    expect(
      (await browser.call(thirdReturnCalls.apply, { ...asking, ticket, lineNo: '2' })).reason,
    ).toBe('uploadGone')

    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    await browser.data(thirdReturnCalls.addDelivery, { id: applyId, ...waybill() })
    await admin.data(thirdReturnAdminCalls.receive, { applyId, received: 1 })
    const voucher = await sendTo(
      shop,
      await admin.data(thirdReturnAdminCalls.picturePolicy, {}),
      await testPicture('png'),
    )
    await admin.data(thirdReturnAdminCalls.pictureDone, { key: voucher.key })
    const done = await admin.data(thirdReturnAdminCalls.transferred, {
      applyId,
      voucher: 'CCB20260115',
      pics: [voucher.key],
    })
    expect(done.settlement).toMatchObject({
      voucher: 'CCB20260115',
      pics: [{ width: 64, height: 48 }],
    })
  })
})

describe('the OMS', () => {
  it('is told again until it answers, and then how things stand', async () => {
    await shop.worker.runDue()
    await shop.control('/_ctl/rules', {
      match: { provider: 'oms', operation: 'returns' },
      do: { kind: 'errorBefore' },
      times: 3,
    })
    const { applyId } = await asked()
    await shop.worker.runDue()
    expect(await toldOf(applyId)).toBeUndefined()
    expect((await admin.data(thirdReturnAdminCalls.detail, { applyId })).oms.state).toBe('waiting')
    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    shop.clock.advance(hour)
    for (let round = 0; round < 4; round += 1) {
      await shop.worker.runDue()
      shop.clock.advance(10 * minute)
    }
    admin = await shop.staff()
    expect(await toldOf(applyId)).toMatchObject({ version: 2, told: { state: 'agreed' } })
    expect((await admin.data(thirdReturnAdminCalls.detail, { applyId })).oms.state).toBe('told')
  })

  it('says why it takes none, and is told again when an operator asks for it', async () => {
    const { sold, applyId } = await asked()
    await sql`update third_order set order_no = 'TM-GONE' where order_no = ${sold.orderNo}`.execute(
      shop.services.db,
    )
    await shop.worker.runDue()
    expect(await admin.data(thirdReturnAdminCalls.detail, { applyId })).toMatchObject({
      oms: { state: 'refused', error: expect.stringContaining('ORDER_NOT_FOUND') },
      adminActions: ['agree', 'refuse', 'tellAgain'],
    })
    await sql`update third_order set order_no = ${sold.orderNo} where order_no = 'TM-GONE'`.execute(
      shop.services.db,
    )
    await admin.data(thirdReturnAdminCalls.tellAgain, { applyId })
    await shop.worker.runDue()
    expect((await admin.data(thirdReturnAdminCalls.detail, { applyId })).oms.state).toBe('told')
  })

  it('moves a return on when its warehouse has the goods, and when the platform has paid', async () => {
    const { browser, applyId } = await asked()
    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    await shop.worker.runDue()
    await shop.control(`/_ctl/oms/returns/${applyId}/received`, {})
    expect((await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).status).toBe(0)
    await browser.data(thirdReturnCalls.addDelivery, { id: applyId, ...waybill() })
    await shop.control('/_ctl/rules', {
      match: { provider: 'oms', operation: 'event', subject: applyId },
      do: { kind: 'wrongSignature' },
      times: 1,
    })
    await shop.control(`/_ctl/oms/returns/${applyId}/received`, {})
    expect((await browser.data(thirdReturnCalls.applyInfo, { id: applyId })).status).toBe(1)
    for (const what of ['received', 'received', 'settled', 'settled', 'received'])
      await shop.control(`/_ctl/oms/returns/${applyId}/${what}`, {})
    expect(await admin.data(thirdReturnAdminCalls.detail, { applyId })).toMatchObject({
      status: 3,
      settlement: { voucher: expect.stringMatching(/^OMS/) },
      log: [
        { event: 'apply' },
        { event: 'agree' },
        { event: 'sendBack' },
        { event: 'receive', actor: 'oms' },
        { event: 'finish', actor: 'oms' },
      ],
    })
  })
})
