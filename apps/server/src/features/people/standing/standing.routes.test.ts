import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { everyCall } from '@mallard/contract/calls'
import { standingAdminCalls } from '@mallard/contract/people/standing/standing-admin.calls'
import type { Standing } from '@mallard/contract/people/standing/standing.codes'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { couponCalls } from '@mallard/contract/pricing/coupon/coupon.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
let owner: Caller
const { set } = standingAdminCalls
let phones = 0

// Days go by in some of the tests.
beforeEach(async () => {
  owner = await shop.staff()
})

async function newMember() {
  const phone = `1390001${String(++phones).padStart(4, '0')}`
  const browser = await shop.shopper(phone)
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  return { phone, browser, memberId }
}

const hold = async (memberId: number, what: Standing, isOn: boolean, reason = '恶意刷单') =>
  owner.call(set, { memberId, what, isOn, reason })

const actionsAbout = async (memberId: number) =>
  (await owner.data(staffCalls.audit, { object: `member ${memberId}` })).list
    .map(({ action }) => action)
    .toReversed()

const statusOf = async (memberId: number) => {
  const { rows } = await sql<{ status: number; cancel_at: Date | null }>`
    select status, cancel_at from member where id = ${memberId}`.execute(shop.services.db)
  return rows[0]!
}

/** Signs in anew; the reason of a refusal. */
async function signIn(phone: string): Promise<string | undefined> {
  // Codes to one phone are a minute apart.
  shop.clock.advance(2 * minute)
  try {
    await shop.shopper(phone)
    return undefined
  } catch (error) {
    return String(error)
  }
}

describe('a frozen member', () => {
  it('is signed out, cannot sign in anew and is told why; unfrozen they can', async () => {
    const { phone, browser, memberId } = await newMember()
    for (let turn = 0; turn < 2; turn += 1)
      expect((await hold(memberId, 'frozen', true)).reason).toBeUndefined()
    expect((await browser.call(identityCalls.userInfo, {})).code).toBe(401)
    expect(await signIn(phone)).toContain('冻结')
    expect(await owner.data(memberAdminCalls.detail, { memberId })).toMatchObject({
      status: 4,
      standing: { frozen: { reason: '恶意刷单' }, blocked: null },
    })
    const { list } = await owner.data(memberAdminCalls.list, { standing: 'frozen' })
    expect(list.map((each) => each.memberId)).toContain(memberId)
    await hold(memberId, 'frozen', false, '误判')
    expect(await signIn(phone)).toBeUndefined()
    expect(await actionsAbout(memberId)).toEqual(['member.freeze', 'member.unfreeze'])
  })

  it('gets a copy of their data and the end of their account by the staff', async () => {
    const { memberId, phone } = await newMember()
    await hold(memberId, 'frozen', true)
    const { held } = await owner.data(memberAdminCalls.copy, { memberId })
    expect(held.restrictions).toMatchObject([{ kind: 'frozen', reason: '恶意刷单' }])
    const asked = { memberId, reason: '来电要求' }
    const { finalAt } = await owner.data(memberAdminCalls.close, asked)
    expect((await owner.data(memberAdminCalls.close, asked)).finalAt).toBe(finalAt)
    // Signing in does not take that back while the account is frozen.
    expect(await signIn(phone)).toContain('冻结')
    expect((await statusOf(memberId)).status).toBe(4)
    // Unfrozen it is an account that is being closed.
    await hold(memberId, 'frozen', false, '误判')
    expect((await statusOf(memberId)).status).toBe(2)
    await hold(memberId, 'frozen', true)
    shop.clock.advance(8 * day)
    await shop.worker.runDue()
    expect(await statusOf(memberId)).toEqual({ status: 3, cancel_at: null })
  })

  it('is frozen in all stores, by who looks after all of them', async () => {
    const { memberId } = await newMember()
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const refused = await local.call(set, { memberId, what: 'frozen', isOn: true, reason: '试试' })
    expect(refused.reason).toBe('partnerWide')
  })
})

describe('a member on the blacklist', () => {
  it('takes no part in what is given away, buys as usual, and is told so', async () => {
    const { memberId, browser } = await newMember()
    const draw = () => browser.call(couponCalls.draw, { grantUuid: '0123456789abcdefghijkl' })
    const before = (await draw()).reason
    await hold(memberId, 'blocked', true)
    expect(await draw()).toMatchObject({ reason: 'memberBlocked' })
    expect((await browser.call(identityCalls.userInfo, {})).code).toBe(200)
    await hold(memberId, 'blocked', false, '核实无误')
    expect((await draw()).reason).toBe(before)
    expect(await actionsAbout(memberId)).toEqual(['member.block', 'member.unblock'])
  })

  it('is kept from coupons, check-in, draws and every activity that gives something', () => {
    const perks = everyCall().filter(({ call }) => call.isPerk)
    expect(perks.map(({ call }) => call.authz)).not.toContain('none')
    expect(new Set(perks.map(({ domain }) => domain)).size).toBe(13)
    expect(perks).toHaveLength(18)
  })
})
