import { largestId } from '@mallard/contract/fields'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/test-access.ts'

const sessionOf = async (who: Caller) =>
  (await who.data(staffCalls.sessions, {})).find(({ isCurrent }) => isCurrent)!.id

export const access: AccessOf = async ({ shop, theirs }) => ({
  admin: {
    'staff.approvals': { own: async () => ({}) },
    'staff.sessions': { own: async () => ({}) },
    'staff.endSession': {
      // Another place where the same person is signed in.
      own: async () => ({ id: await sessionOf(await shop.staff('owner')) }),
      theirs: { id: await sessionOf(theirs.owner) },
      missing: { id: largestId },
    },
  },
})
