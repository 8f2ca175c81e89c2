import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { shop, staffMember } from './attackers.ts'

const password = 'a puppet of mine'

it('wants 50 000 points by being both persons: an account of the proposer approves nothing', async () => {
  const owner = await staffMember('owner')
  const { list } = await owner.data(memberAdminCalls.list, {})
  const memberId = list[0]!.memberId
  const before = (await owner.data(pointsAdminCalls.read, { memberId })).points
  const login = `puppet-${randomUUID().slice(0, 8)}`
  const roles = [{ role: 'manager' as const, storeId: null }]
  const row = await owner.data(staffCalls.save, {
    login,
    name: login,
    password,
    active: true,
    roles,
  })
  const puppet = caller(shop, owner.scope, { cookie: 'STAFF-XSRF-TOKEN', header: 'x-xsrf-token' })
  await puppet.data(staffCalls.login, { login, password })
  await puppet.data(staffCalls.changePassword, { current: password, next: `${password} alone` })

  // Both ways round: the owner proposes and the puppet approves, and the puppet proposes and the
  // owner approves.
  for (const [first, second] of [
    [owner, puppet],
    [puppet, owner],
  ] as const) {
    await first.data(pointsAdminCalls.adjust, {
      memberId,
      what: 'points',
      delta: 50_000,
      reason: 'mine',
      requestId: randomUUID(),
    })
    const open = (await first.data(pointsAdminCalls.waiting, {})).find(
      (each) => each.memberId === memberId,
    )!
    expect(
      await second.call(pointsAdminCalls.decide, { id: open.id, verdict: 'approve', note: '' }),
    ).toMatchObject({ reason: 'needsIndependent' })
    await first.data(pointsAdminCalls.decide, { id: open.id, verdict: 'withdraw', note: '' })
  }
  await owner.data(staffCalls.save, { ...row, active: false })
  expect((await owner.data(pointsAdminCalls.read, { memberId })).points).toBe(before)
})
