import { commissionKinds } from '@mallard/contract/promoters/fx/fx.codes'
import { orderKindText } from '@mallard/contract/trade/order/order-kind-words'
import { defineTexts } from '#platform/texts.ts'

/** Ways to buy, and which of them pay a commission to whom. */
export const kindTexts = defineTexts(
  {
    pay: '计佣的订单',
    hint: '未勾选的下单方式不产生佣金，也不绑定客户；对之后的订单生效。',
    earn: '员工推广可得佣金',
    buy: '员工购买可计佣',
    yes: '是',
    no: '否',
    none: '无',
  },
  {
    pay: 'Orders that pay',
    hint: 'Ways to buy without a tick pay no commission and bind no customer; for orders from now on.',
    earn: 'Employees who promote earn',
    buy: 'What employees buy pays',
    yes: 'Yes',
    no: 'No',
    none: 'None',
  },
)

type Words = ReturnType<typeof kindTexts.use>

export function paidText(offKinds: readonly number[], words: Words, isEnglish: boolean): string {
  const paid = commissionKinds.filter((kind) => !offKinds.includes(kind))
  return paid.map((kind) => orderKindText(kind, isEnglish)).join(words.between) || words.none
}
