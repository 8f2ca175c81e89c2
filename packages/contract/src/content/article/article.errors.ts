import { type Refusal, toast } from '../../refusal.ts'

/** What articles refuse: to shoppers, then to the operator. */
export const articleErrors = {
  commentTooSoon: toast(
    '评论太快了，请{seconds}秒后再试',
    'One comment at a time: try again in {seconds} s',
  ),
  articleUrlTaken: toast('文章地址已被使用，请换一个', 'This address is taken, choose another'),
} as const satisfies Record<string, Refusal>
