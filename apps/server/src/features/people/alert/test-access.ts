import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { alertStaff } from './alert.service.ts'

export const access: AccessOf = async ({ shop }) => {
  let alerts = 0
  const alertIn = async (partnerId: number) => {
    const { db, clock } = shop.services
    const topic = `test ${(alerts += 1)}`
    const [storeId, at] = [1, new Date(clock.now())]
    const text = ['测试', 'Test'] as const
    await alertStaff(db, [{ kind: 'paid', partnerId, storeId, topic, ref: '1', text, at }])
    const { rows } = await sql<{
      id: number
    }>`select id from alert where partner_id = ${partnerId} and topic = ${topic}`.execute(db)
    return rows[0]!.id
  }
  return {
    admin: {
      'alertAdmin.unread': { own: async () => ({}) },
      'alertAdmin.list': { own: async () => ({}) },
      'alertAdmin.read': {
        own: async () => ({ id: await alertIn(1) }),
        theirs: { id: await alertIn(2) },
        missing: { id: gone.id },
      },
      'alertAdmin.readAll': { own: async () => ({ upTo: await alertIn(1) }), plain: ['upTo'] },
    },
    // What one has read oneself hangs on the alerts of a store.
    shared: { 'alertAdmin.read': ['alert_read'], 'alertAdmin.readAll': ['alert_read'] },
  }
}
