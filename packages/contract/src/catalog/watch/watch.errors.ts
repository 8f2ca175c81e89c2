import { type Refusal, toast } from '../../refusal.ts'

/** What asking to be told of stock and prices refuses. */
export const watchErrors = {
  inStockNow: toast('这款有货，可以直接购买', 'This is in stock, you can buy it now'),
  tooManyWatches: toast('最多订阅{limit}个提醒', 'You can ask for {limit} notices at most'),
} as const satisfies Record<string, Refusal>
