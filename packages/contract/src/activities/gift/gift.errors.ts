import { type Refusal, toast } from '../../refusal.ts'

/** What gifts refuse: to shoppers, then to the operator. */
export const giftErrors = {
  giftOver: toast('新人礼活动已结束', 'This gift is not given any more'),
  giftGone: toast('来晚一步，新人礼已领完', 'All gifts are taken'),
  giftTaken: toast(
    '您已领过新人礼，每人仅限一次',
    'You have had your gift already: one for each person',
  ),
  giftNotNew: toast(
    '新人礼仅限注册30天内、还没有下过单的新朋友',
    'The gift is for those who joined within 30 days and have not bought yet',
  ),

  giftBegun: toast(
    '已开始的新人礼不能修改，只能提前结束',
    'A gift that has begun cannot be changed, only ended',
  ),
  giftClash: toast(
    '同一时间只能有一份新人礼：“{name}”',
    'Only one gift can be given at a time: “{name}”',
  ),
} as const satisfies Record<string, Refusal>
