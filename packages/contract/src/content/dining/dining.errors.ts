import { type Refusal, toast } from '../../refusal.ts'

/** What the review of a dish refuses. */
export const diningErrors = {
  receiptUnknown: toast(
    '评价码无效，请重新扫描小票上的二维码',
    'This code is not known: scan the one on your receipt again',
  ),
  receiptUsed: toast('这张小票已经评价过了', 'This receipt has been used for a review already'),
  receiptExpired: toast(
    '评价已过期，用餐后 7 天内可以评价',
    'This receipt has expired: dishes are reviewed within 7 days',
  ),
} as const satisfies Record<string, Refusal>
