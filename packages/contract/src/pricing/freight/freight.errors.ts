import { type Refusal, toast } from '../../refusal.ts'

/** What freight templates refuse. */
export const freightErrors = {
  freightTwice: toast('{place}出现在两个区域里', '{place} is named by two areas'),
  freightNowhere: toast('至少要有一个可配送的区域', 'At least one area must be delivered to'),
  freightUsed: toast(
    '「{name}」正用于 {goods} 件商品，不能删除',
    '{goods} goods have “{name}”: it cannot be deleted',
  ),
  tooManyFreights: toast(
    '最多可建 {limit} 个运费模板',
    'There can be up to {limit} freight templates',
  ),
} as const satisfies Record<string, Refusal>
