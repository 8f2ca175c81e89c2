import type { ReturnOutcome } from '@mallard/contract/aftersales/returns/returns.fields'
import { fen, yuan, type Locale } from '@mallard/kernel'
import type { OrderItemRow } from '#features/trade/order/index.ts'
import type { ReturnLine } from './returns.repo.ts'
import { localised, textIn } from '#platform/locale.rules.ts'

/** A line of a return, asked for or not yet. */
export type Told = Pick<ReturnLine, 'num' | 'charge' | 'isTied'> & {
  readonly item: Pick<
    OrderItemRow,
    'title' | 'titleEn' | 'giftOf' | 'promotions' | 'promotionAmount' | 'couponAmount'
  >
  /** fen */
  readonly amount: number
}

interface Telling {
  readonly lines: readonly Told[]
  /** Nothing of the order was sent, and nothing of it stays: the coupon comes back. */
  readonly isWholeUnsent: boolean
}

/** What becomes of what came with the goods, in the words of shopper and staff alike. */
export function outcomesOf({ lines, isWholeUnsent }: Telling, locale: Locale): ReturnOutcome[] {
  const say = (zh: string, en: string) => textIn(locale, [zh, en])
  const asked = lines.filter(({ isTied }) => !isTied)
  const outcomes = lines.filter(({ isTied }) => isTied).map((line) => tiedOutcome(line, locale))
  if (asked.some(({ item }) => item.promotionAmount > 0))
    outcomes.push({
      of: 'promotion',
      fate: 'keep',
      text: say(
        '活动优惠按比例计入退款，留下的商品仍享优惠',
        'Promotions count by their share; what you keep stays reduced',
      ),
    })
  if (asked.some(({ item }) => item.couponAmount > 0))
    outcomes.push(
      isWholeUnsent
        ? {
            of: 'coupon',
            fate: 'back',
            text: say('优惠券在有效期内退回账户', 'The coupon comes back if it is still valid'),
          }
        : {
            of: 'coupon',
            fate: 'keep',
            text: say(
              '优惠券按比例计入退款，不退回账户',
              'The coupon counts by its share and does not come back',
            ),
          },
    )
  return outcomes
}

function tiedOutcome({ item, num, amount, charge }: Told, locale: Locale): ReturnOutcome {
  const isGift = item.giftOf !== null
  const of = isGift ? 'gift' : 'addOn'
  const title = localised(locale, item.title, item.titleEn)
  const what = textIn(locale, [
    `${isGift ? '赠品' : '换购商品'}「${title}」`,
    `${isGift ? 'Gift' : 'Add-on'} “${title}”`,
  ])
  const texts: string[] = []
  if (num > 0) {
    const sum = yuan(fen(amount))
    const refunded = textIn(locale, [`，退 ¥${sum}`, ` and ¥${sum} is refunded for it`])
    texts.push(
      textIn(locale, [`一并退回 ${num} 件`, `goes back as well (${num})`]) +
        (amount > 0 ? refunded : ''),
    )
  }
  if (charge > 0)
    texts.push(
      textIn(locale, [
        `留下，按价从退款中扣除 ¥${yuan(fen(charge))}`,
        `¥${yuan(fen(charge))} is taken off the refund, as it stays with you`,
      ]),
    )
  if (texts.length === 0) texts.push(textIn(locale, ['可以留下', 'stays with you']))
  const fate = num > 0 ? 'back' : charge > 0 ? 'charge' : 'keep'
  const rest =
    num > 0 && charge <= 0
      ? textIn(locale, [
          '；未退回的按价从退款中扣除',
          '. If it does not come back, its price is taken off the refund',
        ])
      : ''
  return {
    of,
    fate,
    text: `${what}${textIn(locale, ['', ' '])}${texts.join(textIn(locale, ['；', '; ']))}${rest}`,
  }
}
