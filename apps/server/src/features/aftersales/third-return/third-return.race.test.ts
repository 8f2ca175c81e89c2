import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { openElsewhere, soldElsewhere } from './test-third.ts'

const shop = await testShop()
const [admin, other] = [await shop.staff(), await shop.staff()]

afterAll(() => expectBooksToAgree(shop))

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

async function opened() {
  const browser = await shop.visitor()
  const { ticket } = await openElsewhere(shop, browser, await soldElsewhere(shop))
  return { browser, asking: { ticket, lineNo: '1', num: 1, type: 1, reasonCode: 'quality' } }
}

const logOf = async (applyId: string) => {
  const { rows } = await sql<{ event: string }>`
    select g.event from third_return_log g join third_return r on r.id = g.apply_id where r.apply_id = ${applyId} order by g.id`.execute(
    shop.services.db,
  )
  return rows.map(({ event }) => event)
}

describe('at the same moment', () => {
  it('thirty applications for the same units are one', async () => {
    const { browser, asking } = await opened()
    const answers = await times(30, () => browser.call(thirdReturnCalls.apply, asking))
    const ids = answers.flatMap(({ code, data }) =>
      code === 200 ? [(data as { applyId: string }).applyId] : [],
    )
    expect(new Set(ids).size).toBe(1)
    expect((await browser.data(thirdReturnCalls.list, {})).total).toBe(1)
  })

  it('of two operators and the buyer one wins, and the others are told', async () => {
    const { browser, asking } = await opened()
    const { applyId } = await browser.data(thirdReturnCalls.apply, asking)
    const answers = await Promise.all([
      admin.call(thirdReturnAdminCalls.agree, { applyId }),
      other.call(thirdReturnAdminCalls.agree, { applyId }),
      other.call(thirdReturnAdminCalls.refuse, { applyId, reason: '已发货' }),
      admin.call(thirdReturnAdminCalls.refuse, { applyId, reason: '已发货' }),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'returnStateChanged')).toHaveLength(3)
    expect(await logOf(applyId)).toHaveLength(2)
  })

  it('is settled once, by whichever of two operators and the OMS was first', async () => {
    const { browser, asking } = await opened()
    const { applyId } = await browser.data(thirdReturnCalls.apply, asking)
    await admin.data(thirdReturnAdminCalls.agree, { applyId })
    await browser.data(thirdReturnCalls.addDelivery, {
      id: applyId,
      companyCode: 'yuantong',
      deliverySn: `YT${applyId.slice(-10)}`,
    })
    await admin.data(thirdReturnAdminCalls.receive, { applyId, received: 1 })
    await shop.worker.runDue()
    const [first, second] = await Promise.all([
      admin.call(thirdReturnAdminCalls.transferred, { applyId, voucher: 'ICBC000001' }),
      other.call(thirdReturnAdminCalls.transferred, { applyId, voucher: 'ICBC000002' }),
      shop.control(`/_ctl/oms/returns/${applyId}/settled`, {}),
    ])
    expect([first, second].filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1)
    for (const { code, reason } of [first, second])
      if (code !== 200) expect(reason).toBe('returnStateChanged')
    expect(await logOf(applyId)).toEqual(['apply', 'agree', 'sendBack', 'receive', 'finish'])
  })
})
