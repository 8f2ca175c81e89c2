import { type Refusal, toast } from '../../refusal.ts'

/** What events refuse: to shoppers, then to the operator. */
export const invitationErrors = {
  invitationWait: toast('报名还没开始', 'Entries are not taken yet'),
  invitationClosed: toast('报名已结束', 'Entries are not taken any more'),
  invitationEntered: toast('您已报名这场活动', 'You have entered this event'),
  invitationHeld: toast(
    '活动已开始，不能取消报名',
    'The event has begun: an entry cannot be withdrawn any more',
  ),
  invitationBegun: toast(
    '报名开始后不能修改，只能提前结束报名',
    'Once entries are taken they can only be ended',
  ),
} as const satisfies Record<string, Refusal>
