import type { Flow } from '@mallard/contract/checkout/checkout.calls'
import { errors, fillText } from '@mallard/contract/errors'
import { fen, refuse, yuan, type Refused } from '@mallard/kernel'
import type { ErrorName } from '@mallard/contract/errors'
import { attrText, titleOf } from '#features/cart/index.ts'
import { priceOf, type BasketLine, type Quote } from '#features/promotion/index.ts'
import type { OfferedLine, OpenFlow } from './checkout.repo.ts'
import { refusalOf } from './checkout.rules.ts'
import { purchaseKind } from './purchase-kind.ts'

/** The price of a checkout, from nothing, with what the store asks now. */
export async function quoteOf(flow: OpenFlow): Promise<Quote> {
  return priceOf({
    lines: flow.lines.map(basketLineOf),
    effects: await purchaseKind(flow.kind).effects(flow),
    templates: flow.templates,
    countyCode: flow.address?.countyCode,
  })
}

function basketLineOf({ skuId, goodsId, quantity, weight, freightTemplateId, salePrice }: OfferedLine): BasketLine {
  return { skuId, goodsId, quantity, weight, freightTemplateId, unitPrice: fen(salePrice) }
}

/** Why the checkout cannot be submitted as it stands, or undefined. */
export function blockOf(flow: OpenFlow, quote: Quote): Refused<ErrorName> | undefined {
  const refused = refusalOf(flow.lines)
  if (refused) return refused
  if (!flow.address) return refuse('addressNeeded')
  const denied = quote.denied[0]
  if (denied !== undefined) return refuse('notDeliverable', { title: flow.lines[denied]!.title })
  return undefined
}

const freightWords = {
  none: ['选择地址后计算', 'After you choose an address'],
  denied: ['该地区暂不支持配送', 'We do not deliver there'],
  free: ['包邮', 'Free delivery'],
} as const

function freightText(flow: OpenFlow, quote: Quote, language: 0 | 1): string {
  if (!flow.address) return freightWords.none[language]
  if (quote.denied.length > 0) return freightWords.denied[language]
  const { freightAmount } = quote.amounts
  return freightAmount === 0 ? freightWords.free[language] : `¥${yuan(freightAmount)}`
}

/** A checkout as the page shows it. */
export function flowView(flow: OpenFlow, quote: Quote, locale: 'zh' | 'en'): Flow {
  const language = locale === 'en' ? 1 : 0
  const blocked = blockOf(flow, quote)
  return {
    flowId: flow.flowId,
    kind: flow.kind,
    lines: quote.lines.map(({ promotionAmount, couponAmount, integrationAmount, realAmount }, index) => {
      const line = flow.lines[index]!
      return {
        id: line.cartItemId,
        itemId: line.goodsId,
        productSn: line.productSn,
        title: titleOf(line, locale),
        pic: line.pic,
        productAttr: attrText(line.attrs),
        productPrice: fen(line.salePrice),
        productQuantity: line.quantity,
        promotionAmount,
        couponAmount,
        integrationAmount,
        realAmount,
      }
    }),
    address: flow.address,
    amounts: quote.amounts,
    freightText: freightText(flow, quote, language),
    blocked: blocked ? fillText(errors[blocked.refusal].text[language], blocked.details) : null,
    remark: flow.remark,
    expiresAt: flow.expiresAt.getTime(),
  }
}
