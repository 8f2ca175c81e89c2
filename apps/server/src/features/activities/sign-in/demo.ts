import { day } from '@mallard/kernel'
import { signIns } from '@mallard/shop-data/activities/sign-in'
import type { DemoWorld } from '#platform/demo.ts'
import { findDay, findRule, writeRule } from './sign-in.repo.ts'
import { dayOf } from './sign-in.rules.ts'

/** Who has come for some days in a row, up to yesterday. */
const regular = 'xiaoman'
const daysInRow = 3

/** Turns daily sign-in on, and lets a member of the demo world have come the last days. */
export async function fillSignIn({ services, now, memberOf, actAs }: DemoWorld): Promise<void> {
  for (const { partnerId, storeId, rewards, makeUpCost } of signIns) {
    const scope = { partnerId, storeId }
    const setup = { isOn: true, rewards: [...rewards], makeUpCost, version: 0 }
    if (!(await findRule(services.db, partnerId)))
      await writeRule(services.db, partnerId, setup, new Date(now))
    const memberId = memberOf(scope, regular)
    if (memberId === undefined) continue
    for (let back = daysInRow; back > 0; back -= 1) {
      const at = now - back * day
      if (await findDay(services.db, { partnerId, memberId }, dayOf(at))) continue
      await actAs(scope, memberId, at)('signIn.sign', {})
    }
  }
}
