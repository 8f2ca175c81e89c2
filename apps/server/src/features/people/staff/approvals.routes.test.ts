import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const owner = await shop.staff()
const finance = await shop.staff('finance')
const hangzhou = await shop.staff('hangzhou')
hangzhou.scope = { partnerId: 1, storeId: 2 }

async function propose(kind: string, subject: string, change: object, days = 7): Promise<void> {
  const now = shop.clock.now()
  await sql`
    insert into proposal (partner_id, kind, subject, change, reason, request_id, staff_id, staff_name, created_at, expires_at)
    select partner_id, ${kind}, ${subject}, ${JSON.stringify(change)}::jsonb, '核对过', ${`ask-${subject}`}, id, name,
      ${new Date(now)}, ${new Date(now + days * day)} from staff where login = 'owner'`.execute(
    shop.services.db,
  )
}

beforeAll(async () => {
  await propose('money', 'payment 26', { amount: 1 })
  await propose('refund', 'order 26112106365671079331', { storeId: 2 })
  await propose('points', 'member 3', { delta: 9 }, 0)
})

it('what waits for a second person is shown in one place, the oldest first', async () => {
  const waiting = await finance.data(staffCalls.approvals, {})
  expect(waiting).toMatchObject([
    { kind: 'money', object: 'payment 26', storeId: null, reason: '核对过', isMine: false },
    { kind: 'refund', object: 'order 26112106365671079331', storeId: 2, isMine: false },
  ])
  expect((await owner.data(staffCalls.approvals, {})).every(({ isMine }) => isMine)).toBe(true)
})

it('and to nobody who looks after one store alone', async () => {
  expect(await hangzhou.data(staffCalls.approvals, {})).toEqual([])
})
