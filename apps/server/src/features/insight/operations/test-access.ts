import { largestId } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { AccessOf, AdminRow, Input } from '#app/testing/test-access.ts'

export const access: AccessOf = async ({ shop }) => {
  const { db } = shop.services
  const deadJob = async () => {
    const { rows } = await sql<{ id: number }>`
      insert into job (kind, key, payload, due_at, state) values ('order.close', gen_random_uuid()::text, '{"orderSn": "0"}', now(), 'dead') returning id`.execute(
      db,
    )
    return rows[0]!.id
  }
  const { rows } = await sql<{ id: number }>`
    select id from job where state = 'waiting' order by id limit 1`.execute(db)
  // One that is not dead is as good as none.
  const waiting = rows[0]!.id
  const job = (more: Input = {}): AdminRow => ({
    own: async () => ({ id: await deadJob(), ...more }),
    theirs: { id: waiting },
    missing: { id: largestId },
    plain: Object.keys(more),
  })
  return {
    admin: {
      'operationsAdmin.invariants': { own: async () => ({}) },
      'operationsAdmin.runInvariants': { own: async () => ({}) },
      'operationsAdmin.addresses': { own: async () => ({}) },
      'operationsAdmin.codeBudget': { own: async () => ({}) },
      'operationsAdmin.jobs': { own: async () => ({}) },
      'operationsAdmin.deadJobs': { own: async () => ({}), plain: ['kind'] },
      'operationsAdmin.retryJob': job(),
      'operationsAdmin.discardJob': job({ reason: '订单已处理' }),
    },
  }
}
