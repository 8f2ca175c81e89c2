import { accountAdminCalls } from '@mallard/contract/trade/payment/account-admin.calls'
import { voucherCalls } from '@mallard/contract/trade/payment/voucher.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day } from '@mallard/kernel'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, expectBooksToAgree, placeOrder, skusWithStock } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { colleague } from '#app/testing/test-transfers.ts'
import { accountInput, accountProposal } from './test-account.ts'

const shop = await testShop()
const sku = (await skusWithStock(shop, 40)).find(({ price }) => price > 10_000)!
const ana = await buyer(shop)
const owner = await shop.staff()
const manager = await colleague(shop, owner, 'manager')

afterAll(() => expectBooksToAgree(shop))

const read = async () => (await owner.data(accountAdminCalls.read, {})).account!
const told = async () => {
  const { orderSn } = await placeOrder(ana, [sku])
  return (await ana.data(voucherCalls.offlineStatus, { orderId: orderSn })).account
}
const yes = { verdict: 'approve' as const, note: '', accountNo: accountInput(null).accountNo }

describe('the account that shoppers transfer to', () => {
  let id = 0
  beforeEach(async () => {
    id = await accountProposal(owner)
  })

  it('changes only when another person types the same number', async () => {
    const before = await told()
    expect(await owner.call(accountAdminCalls.decide, { ...yes, id })).toMatchObject({
      reason: 'needsAnother',
    })
    expect(
      await manager.call(accountAdminCalls.decide, { ...yes, id, accountNo: '6222000000001235' }),
    ).toMatchObject({ reason: 'accountDiffers' })
    expect(
      await manager.call(accountAdminCalls.decide, { id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'accountDiffers' })
    expect(await told()).toEqual(before)
    expect((await manager.data(accountAdminCalls.read, {})).proposals[0]).toMatchObject({
      state: 'open',
      canDecide: true,
      canWithdraw: false,
    })
    for (let turn = 0; turn < 2; turn += 1) {
      const { account, proposals } = await manager.data(accountAdminCalls.decide, {
        ...yes,
        id,
        accountNo: '6222 0000 0000 1234',
      })
      expect(account).toMatchObject({
        holder: '测试公司',
        accountNo: '6222000000001234',
        isOpen: true,
      })
      expect(proposals[0]).toMatchObject({
        state: 'approved',
        by: '禾光店主',
        decidedBy: '第二位manager',
      })
    }
    expect(await told()).toEqual({
      holder: '测试公司',
      bank: '示例银行',
      accountNo: '6222000000001234',
    })
    const { list } = await owner.data(staffCalls.audit, { object: 'account 1' })
    expect(list.filter(({ action }) => action === 'account.set')).toHaveLength(1)
    expect(list.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.propose', 'account.approve', 'account.set']),
    )
  })

  it('stays as it is when the proposal is declined, taken back, or a week old', async () => {
    const before = await read()
    const declined = await manager.data(accountAdminCalls.decide, {
      id,
      verdict: 'decline',
      note: '户名不对',
    })
    expect(declined.proposals[0]).toMatchObject({ state: 'declined', note: '户名不对' })
    expect(await manager.call(accountAdminCalls.decide, { ...yes, id })).toMatchObject({
      reason: 'proposalOver',
    })

    const second = await accountProposal(owner)
    expect(
      await manager.call(accountAdminCalls.decide, { id: second, verdict: 'withdraw', note: '' }),
    ).toMatchObject({ reason: 'needsAnother' })
    expect(
      (await owner.data(accountAdminCalls.decide, { id: second, verdict: 'withdraw', note: '' }))
        .proposals[0],
    ).toMatchObject({ state: 'withdrawn' })
    expect(await read()).toEqual(before)
  })

  it('has one proposal at a time, made once by one request', async () => {
    const input = accountInput((await read()).version)
    expect(await owner.call(accountAdminCalls.propose, input)).toMatchObject({
      reason: 'proposalOpen',
    })
    await owner.data(accountAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
    const [first, second] = [
      await owner.data(accountAdminCalls.propose, input),
      await owner.data(accountAdminCalls.propose, input),
    ]
    expect(second.proposals).toEqual(first.proposals)
  })

  it('keeps its present terms when it changed after the proposal', async () => {
    await owner.data(accountAdminCalls.stop, { reason: '核对账户' })
    expect(await manager.call(accountAdminCalls.decide, { ...yes, id })).toMatchObject({
      reason: 'versionConflict',
    })
    expect((await manager.data(accountAdminCalls.read, {})).proposals[0]).toMatchObject({
      state: 'open',
    })
    expect(await read()).toMatchObject({ isOpen: false })
  })

  it('is stopped by one person at once, and opened again by two', async () => {
    await owner.data(accountAdminCalls.decide, { id, verdict: 'withdraw', note: '' })
    for (let turn = 0; turn < 2; turn += 1)
      expect(
        (await manager.data(accountAdminCalls.stop, { reason: '账户异常' })).account,
      ).toMatchObject({ isOpen: false })
    expect(await told()).toBeNull()
    const again = await accountProposal(owner)
    await manager.data(accountAdminCalls.decide, { ...yes, id: again })
    expect(await told()).not.toBeNull()
  })

  it('is nobody’s to change who looks after one store only, or has not the right', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(await local.call(accountAdminCalls.propose, accountInput(0))).toMatchObject({
      reason: 'partnerWide',
    })
    expect(await local.call(accountAdminCalls.stop, { reason: '核对账户' })).toMatchObject({
      reason: 'partnerWide',
    })
    expect((await local.data(accountAdminCalls.read, {})).proposals[0]).toMatchObject({
      id,
      canDecide: false,
    })
    const service = await colleague(shop, owner, 'service')
    expect(await service.call(accountAdminCalls.decide, { ...yes, id })).toMatchObject({
      reason: 'forbidden',
    })
  })

  it('takes no proposal that is over', async () => {
    shop.clock.advance(7 * day)
    const later = await shop.staff('finance')
    expect((await later.data(accountAdminCalls.read, {})).proposals[0]).toMatchObject({
      id,
      state: 'expired',
      canDecide: false,
    })
    expect(await later.call(accountAdminCalls.decide, { ...yes, id })).toMatchObject({
      reason: 'proposalOver',
    })
    const fresh = await later.data(
      accountAdminCalls.propose,
      accountInput((await later.data(accountAdminCalls.read, {})).account!.version),
    )
    expect(fresh.proposals.map(({ state }) => state).slice(0, 2)).toEqual(['open', 'expired'])
  })
})
