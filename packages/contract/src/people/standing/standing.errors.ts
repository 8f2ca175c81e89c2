import { type Refusal, toast } from '../../refusal.ts'

/** What a member on the brand's blacklist is told. */
export const standingErrors = {
  memberBlocked: toast(
    '您的账号暂不能领券和参加活动，如有疑问请联系客服',
    'Your account cannot take coupons or take part in activities now; contact us to ask why',
  ),
} as const satisfies Record<string, Refusal>
