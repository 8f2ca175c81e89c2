import { type Refusal, toast } from '../../refusal.ts'

/** What the daily check-in refuses. */
export const signInErrors = {
  signedToday: toast('您已签到', 'You have checked in today'),
  signInOff: toast('签到活动未开启', 'Daily check-in is not on'),
  makeUpDay: toast('这一天不能补签', 'This day cannot be made up'),
  makeUpUsed: toast('本月已补签过了', 'You have made a day up this month already'),
} as const satisfies Record<string, Refusal>
