import { needsTick } from '@mallard/contract/catalog/catalog/return-policy.codes'
import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import type { Line } from '@mallard/contract/trade/checkout/checkout.fields'

type Lines = Pick<Flow, 'lines'>

/** Names what is agreed to: goods, under the words that stood there. */
export const agreementOf = ({ productSn, returnText }: Line): string => `${productSn} ${returnText}`

/** Whether a line is ordered only by who agrees that it does not come back without a reason. */
export const asksAgreement = (line: Line): boolean => !line.isGift && needsTick(line.returnPolicy)

/** What the page says of the returns of each line, and what was agreed to. */
export function returnsOf({ lines }: Lines, agreed: ReadonlySet<string>): SeenReturns {
  return lines.flatMap((line) =>
    line.isGift
      ? []
      : [
          {
            productSn: line.productSn,
            policy: line.returnPolicy,
            isAgreed: agreed.has(agreementOf(line)),
          },
        ],
  )
}

/** Lines whose returns are other than the page said: what it said, and what holds now, in words. */
export function changedReturns(
  before: Lines,
  after: Lines,
): { title: string; was: string; now: string }[] {
  return after.lines.flatMap(({ title, productSn, isGift, returnText: now }) => {
    const was = before.lines.find(
      (line) => line.productSn === productSn && line.isGift === isGift,
    )?.returnText
    return was === undefined || was === now ? [] : [{ title, was, now }]
  })
}
