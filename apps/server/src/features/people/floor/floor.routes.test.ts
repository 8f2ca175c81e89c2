import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { floorAdminCalls } from '@mallard/contract/people/floor/floor-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
let owner: Awaited<ReturnType<typeof shop.staff>>

beforeEach(async () => {
  owner = await shop.staff()
})

const me = async (who: Awaited<ReturnType<typeof shop.shopper>>) =>
  who.data(identityCalls.userInfo, {})

describe('a role on the floor of a store', () => {
  it('is told to the shop with its level, stands in the list, and can be taken back', async () => {
    const who = await shop.shopper()
    const { id: memberId } = await me(who)
    await owner.data(floorAdminCalls.save, { memberId, role: 'guide' })
    expect(await me(who)).toMatchObject({ roles: ['user', 'guide'], staffLevel: 1 })
    // Again is once; another role replaces it.
    await owner.data(floorAdminCalls.save, { memberId, role: 'guide' })
    await owner.data(floorAdminCalls.save, { memberId, role: 'supervisor' })
    expect(await me(who)).toMatchObject({ roles: ['user', 'supervisor'], staffLevel: 2 })
    expect(await owner.data(floorAdminCalls.list, {})).toMatchObject([
      { memberId, role: 'supervisor' },
    ])
    expect(await owner.data(memberAdminCalls.detail, { memberId })).toMatchObject({
      floorRole: 'supervisor',
    })
    const { list } = await owner.data(staffCalls.audit, { object: `member ${memberId}` })
    expect(list.filter(({ action }) => action === 'floor.role')).toHaveLength(2)
    await owner.data(floorAdminCalls.save, { memberId, role: 'none' })
    expect(await me(who)).toMatchObject({ roles: ['user'], staffLevel: 0 })
    expect(await owner.data(floorAdminCalls.list, {})).toEqual([])
  })

  it('is of one store: what is taken back in one stays in the other', async () => {
    const who = await shop.shopper()
    const { id: memberId } = await me(who)
    const second = await shop.staff(undefined, { partnerId: 1, storeId: 2 })
    await owner.data(floorAdminCalls.save, { memberId, role: 'guide' })
    await second.data(floorAdminCalls.save, { memberId, role: 'supervisor' })
    expect(await me(who)).toMatchObject({ staffLevel: 2 })
    await second.data(floorAdminCalls.save, { memberId, role: 'none' })
    expect(await me(who)).toMatchObject({ roles: ['user', 'guide'], staffLevel: 1 })
  })

  it('is for members of the brand alone', async () => {
    expect(
      await owner.call(floorAdminCalls.save, { memberId: 999_999, role: 'guide' }),
    ).toMatchObject({ reason: 'notFound' })
  })
})
