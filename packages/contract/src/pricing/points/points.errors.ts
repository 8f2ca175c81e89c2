import { type Refusal, toast } from '../../refusal.ts'

/** What points refuse to shoppers, and levels to the operator. */
export const pointsErrors = {
  pointsShort: toast('积分不足', 'Not enough points'),
  levelGrowth: toast(
    '须有一个等级从 0 起，且各等级的成长值不能相同',
    'One level begins at 0, and no two at the same growth',
  ),
  levelDiscount: toast(
    '更高的等级不能比更低的等级付得多',
    'A higher level cannot pay more than a lower one',
  ),
  levelPoints: toast(
    '更高的等级不能比更低的等级得的积分少',
    'A higher level cannot earn fewer points than a lower one',
  ),
  levelLowest: toast('最低的等级不能删除', 'The lowest level cannot be taken away'),
} as const satisfies Record<string, Refusal>
