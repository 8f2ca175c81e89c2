import {
  signInAdminCalls,
  type AdminSignIn,
  type SignInRule,
} from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import type { Caller } from '@mallard/testing/caller'

/** Points of the seven days in tests. */
export const rewards = [5, 5, 10, 10, 15, 15, 50]

/** Turns daily sign-in on for the partner of a member of staff. */
export async function turnSignInOn(
  owner: Caller,
  more: Partial<SignInRule> = {},
): Promise<AdminSignIn> {
  const { version } = await owner.data(signInAdminCalls.read, {})
  return owner.data(signInAdminCalls.save, {
    isOn: true,
    rewards,
    makeUpCost: 20,
    ...more,
    version,
  })
}
