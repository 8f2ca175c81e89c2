import { signInAdminCalls } from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { dayOf } from './sign-in.rules.ts'
import { day } from '@mallard/kernel'
import type { AccessOf } from '#app/testing/test-access.ts'
import { rewards, turnSignInOn } from './test-sign-in.ts'

export const access: AccessOf = async ({ shop, owner }) => {
  await turnSignInOn(owner, { makeUpCost: 0 })
  let saves = 0
  return {
    open: {
      'signIn.content': {},
      'signIn.sign': {},
      'signIn.makeUp': { day: dayOf(shop.clock.now() - day) },
      'signIn.remind': { isOn: true },
    },
    owned: {},
    admin: {
      'signInAdmin.read': { own: async () => ({}) },
      'signInAdmin.save': {
        own: async () => {
          // Not every save that is tried is let through: the version is the one that stands.
          const { version } = await owner.data(signInAdminCalls.read, {})
          saves += 1
          return { isOn: true, rewards, makeUpCost: 20 + saves, version }
        },
        plain: ['rewards', 'makeUpCost', 'version'],
      },
    },
  }
}
