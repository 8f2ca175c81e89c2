import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { wantedOf } from './test-exports.ts'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const asked = async (who: Caller) => {
    const wanted = await wantedOf(shop, who, 'goods', ['code'])
    const made = await who.data(exportAdminCalls.create, wanted)
    await shop.worker.runDue()
    return { id: made.id }
  }
  const others = await asked(theirs.owner)
  return {
    admin: {
      'exportAdmin.offers': { own: async () => ({}) },
      'exportAdmin.list': { own: async () => ({}) },
      'exportAdmin.create': {
        own: async () => {
          // Those of other tests of this person are written by now, and make room.
          await shop.worker.runDue()
          return wantedOf(shop, owner, 'orders', ['orderSn'])
        },
        plain: ['requestId', 'from', 'until', 'columns', 'reason'],
      },
      'exportAdmin.cancel': { own: () => asked(owner), theirs: others, missing: { id: largestId } },
      'exportAdmin.link': { own: () => asked(owner), theirs: others, missing: { id: largestId } },
    },
  }
}
