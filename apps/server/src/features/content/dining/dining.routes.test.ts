import { diningAdminCalls } from '@mallard/contract/content/dining/dining-admin.calls'
import { diningCalls } from '@mallard/contract/content/dining/dining.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { sweepDishComments } from './dining.service.ts'
import { commentInput, issued, issueInput } from './test-dining.ts'

const shop = await testShop()
const owner = await shop.staff()
const hangzhou = { partnerId: 1, storeId: 2 }

const look = (browser: Caller, token: string) => browser.call(diningCalls.receipt, { token })
const send = (browser: Caller, token: string, more: object = {}) =>
  browser.call(diningCalls.comment, commentInput(token, more))

describe('a receipt', () => {
  it('is issued once for each request, and says its dish and store to whoever holds it', async () => {
    const input = issueInput({ dish: '清汤抄手', dishEn: '' })
    const made = await owner.data(diningAdminCalls.issue, input)
    expect(await owner.data(diningAdminCalls.issue, input)).toEqual(made)
    expect(made.link).toMatch(/\/dishesComment\?token=[0-9A-Za-z]{22}$/)
    const token = made.link.slice(-22)
    const { data } = await look(await shop.visitor(), token)
    expect(data).toMatchObject({ dish: '清汤抄手', table: 'A01', state: 'open', mine: null })
    expect(data.store).toMatchObject({ partnerId: 1, storeId: 1 })
    // A phone that was in another store last.
    const elsewhere = await look(await shop.visitor({ partnerId: 2, storeId: 1 }), token)
    expect(elsewhere.data.store).toEqual(data.store)
    const { list } = await owner.data(diningAdminCalls.receipts, { q: '抄手', state: 'open' })
    expect(list).toEqual([made])
  })

  it('takes one comment, once: the same request again is answered alike', async () => {
    const token = await issued(owner)
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const input = commentInput(token)
    const said = await Promise.all([1, 2, 3].map(() => one.data(diningCalls.comment, input)))
    expect(new Set(said.map(({ commentId }) => commentId)).size).toBe(1)
    expect((await send(one, token)).reason).toBe('receiptUsed')
    expect(await other.call(diningCalls.comment, input)).toMatchObject({
      code: 500,
      reason: 'receiptUsed',
      message: '这张小票已经评价过了',
    })
    expect((await look(one, token)).data).toMatchObject({ state: 'used', mine: { state: 0 } })
    expect((await look(other, token)).data).toMatchObject({ state: 'used', mine: null })
    expect((await owner.data(diningAdminCalls.receipts, { state: 'used' })).list[0]).toMatchObject({
      link: expect.stringContaining(token),
    })
  })

  it('that expired, is not known or is of another store takes none', async () => {
    const browser = await shop.shopper()
    const token = await issued(owner)
    const abroad = await shop.shopper(undefined, hangzhou)
    expect((await send(abroad, token)).reason).toBe('receiptUnknown')
    expect((await send(browser, 'x'.repeat(22))).reason).toBe('receiptUnknown')
    expect((await look(browser, 'x')).reason).toBe('receiptUnknown')
    shop.clock.advance(7 * day)
    expect((await look(browser, token)).data.state).toBe('expired')
    expect((await send(await shop.shopper(), token)).reason).toBe('receiptExpired')
    const { list } = await (
      await shop.staff()
    ).data(diningAdminCalls.receipts, {
      state: 'expired',
    })
    expect(list.map(({ link }) => link.slice(-22))).toContain(token)
  })

  it('stays open when the comment cannot be kept', async () => {
    const browser = await shop.shopper()
    const token = await issued(await shop.staff())
    expect((await send(browser, token, { pics: ['a'.repeat(26)] })).reason).toBe('uploadGone')
    expect((await send(browser, token, { content: ' ' })).reason).toBe('badInput')
    expect((await send(browser, token, { star: 6 })).reason).toBe('badInput')
    expect((await look(browser, token)).data.state).toBe('open')
    expect((await (await shop.visitor()).call(diningCalls.comment, commentInput(token))).code).toBe(
      401,
    )
  })
})

describe('a comment', () => {
  it('is read by others once it was looked at, and hidden with a reason for its writer', async () => {
    const staff = await shop.staff()
    const dish = '担担面'
    const [first, next] = [await issued(staff, { dish }), await issued(staff, { dish })]
    const browser = await shop.shopper()
    const { commentId } = (await send(browser, first, { content: '花椒很香' })).data
    const visitor = await shop.visitor()
    const others = async () => (await look(visitor, next)).data.others
    expect(await others()).toEqual([])
    const queue = (await staff.data(diningAdminCalls.comments, {})).list
    expect(queue).toContainEqual(expect.objectContaining({ commentId, state: 0, dish }))
    const judged = { id: commentId, from: 0 as const, show: true }
    await staff.data(diningAdminCalls.judge, judged)
    expect((await staff.call(diningAdminCalls.judge, judged)).reason).toBe('versionConflict')
    expect(await others()).toMatchObject([{ commentId, content: '花椒很香', star: 5 }])

    const hide = { id: commentId, from: 1 as const, show: false }
    expect((await staff.call(diningAdminCalls.judge, hide)).reason).toBe('reasonNeeded')
    await staff.data(diningAdminCalls.judge, { ...hide, reason: '含有广告' })
    expect(await others()).toEqual([])
    expect((await look(browser, first)).data.mine).toMatchObject({ state: 2, reason: '含有广告' })
  })

  it('is that of its store, and goes after two years', async () => {
    const [staff, there] = [await shop.staff(), await shop.staff('hangzhou', hangzhou)]
    const token = await issued(there)
    const { commentId } = (await send(await shop.shopper(undefined, hangzhou), token)).data
    const judged = { id: commentId, from: 0 as const, show: true }
    expect((await staff.call(diningAdminCalls.judge, judged)).reason).toBe('notFound')
    const { list } = await staff.data(diningAdminCalls.comments, { state: 'all' })
    expect(list.map((each) => each.commentId)).not.toContain(commentId)
    const { db } = shop.services
    const before = (await there.data(diningAdminCalls.comments, { state: 'all' })).total
    expect(before).toBe(1)
    await sweepDishComments(db, shop.clock.now() + 731 * day, 100)
    expect((await there.data(diningAdminCalls.comments, { state: 'all' })).total).toBe(0)
  })
})
