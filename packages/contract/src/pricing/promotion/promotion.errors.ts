import { type Refusal, toast } from '../../refusal.ts'

/** What prices of levels refuse. */
export const promotionErrors = {
  levelPriceHigh: toast(
    '会员价不能高于售价¥{price}',
    'A level cannot pay more than the price, ¥{price}',
  ),
} as const satisfies Record<string, Refusal>
