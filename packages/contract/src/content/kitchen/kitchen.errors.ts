import { type Refusal, toast } from '../../refusal.ts'

/** What kitchens and guides refuse to the operator. */
export const kitchenErrors = {
  kitchenFirst: toast('请先设置厨房', 'Set up the kitchen first'),
  guideTaken: toast('该商品已有指南', 'These goods have a guide already'),
} as const satisfies Record<string, Refusal>
