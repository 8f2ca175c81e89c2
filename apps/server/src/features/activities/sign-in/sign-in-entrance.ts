import { href } from '@mallard/contract/paths'
import { activityEntrance } from '#features/activities/activity/index.ts'
import { ruleOf } from './sign-in.service.ts'

/** Daily check-in while it is on, with what a full round of days brings. */
export const signInEntrance = activityEntrance({
  kind: 'signIn',
  find: (services, { partnerId }) => ruleOf(services, partnerId),
  path: (scope) => href('signIn', scope),
  note({ rewards }) {
    const points = rewards.reduce((sum, each) => sum + each, 0)
    const days = rewards.length
    return [`连签${days}天得${points}分`, `${days} days: ${points} pts`]
  },
})
