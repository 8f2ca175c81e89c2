import { href } from '@mallard/contract/paths'
import type { Entrance } from '#platform/entrance.ts'
import { ruleOf } from './sign-in.service.ts'

/** Daily check-in while it is on, with what a full round of days brings. */
export const signInEntrance: Entrance = {
  kind: 'signIn',
  async now(services, scope, locale) {
    const rule = await ruleOf(services, scope.partnerId)
    if (!rule) return undefined
    const points = rule.rewards.reduce((sum, each) => sum + each, 0)
    const days = rule.rewards.length
    const note = locale === 'en' ? `${days} days: ${points} pts` : `连签${days}天得${points}分`
    return { path: href('signIn', scope), note }
  },
}
