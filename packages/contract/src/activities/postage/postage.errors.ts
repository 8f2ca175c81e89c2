import { type Refusal, toast } from '../../refusal.ts'

/** What trials refuse: to shoppers, then to the operator. */
export const postageErrors = {
  postageWait: toast('试用还没开始', 'This trial has not begun'),
  postageOver: toast('试用已结束', 'This trial is over'),
  postageGone: toast('试用名额已领完', 'All units of this trial are taken'),
  postageJoined: toast(
    '您已领过这份试用，每人限一次',
    'You have had this trial: one for each person',
  ),
  postageNotNew: toast(
    '这份试用仅限还没下过单的新朋友',
    'This trial is for those who have not bought here before',
  ),
  postageBegun: toast(
    '开始时间须晚于现在；已开始的试用只能提前结束',
    'It must begin after now; what has begun can only be ended',
  ),
  postageClash: toast(
    '“{title}”同一时间已在试用“{name}”中',
    '“{title}” is in the trial “{name}” then',
  ),
  postageHigh: toast('邮费须低于售价¥{price}', 'The postage must be below the price, ¥{price}'),
} as const satisfies Record<string, Refusal>
