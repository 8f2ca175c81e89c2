import type { Flow, SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import { yuan } from '@mallard/kernel/money'
import { alert, confirm } from '@mallard/ui/dialog'
import type { checkoutTexts } from './checkout.texts.ts'
import { giftsOf, goneGifts } from './seen-gifts.ts'
import { changedReturns } from './seen-returns.ts'

interface Change {
  /** The checkout that the shopper ordered. */
  readonly flow: Flow
  /** The same as it is now. */
  readonly fresh: Flow
  /** The gifts that they saw. */
  readonly seen: SeenGifts
}

type Texts = ReturnType<typeof checkoutTexts>

/**
 * Says what is another than the shopper saw; the gifts to go on with, where nothing but gifts is
 * gone and the shopper wants to.
 */
export async function explainChange(
  texts: Texts,
  reason: string | undefined,
  { flow, fresh, seen }: Change,
): Promise<SeenGifts | undefined> {
  if (reason === 'returnPolicyChanged' || reason === 'returnTickNeeded') {
    await alert({
      title: texts.returnsChanged,
      text: [
        ...changedReturns(flow, fresh).map(({ title, was, now }) =>
          texts.returnsChange(title, was, now),
        ),
        texts.returnsChangedText,
      ].join('\n'),
      ok: texts.gotIt,
    })
    return undefined
  }
  const [before, after] = [flow.amounts.payAmount, fresh.amounts.payAmount]
  const gone = goneGifts(flow, seen, giftsOf(fresh))
  const goneText =
    gone.length > 0
      ? texts.giftsGoneText(gone.map(({ title, quantity }) => `${title} × ${quantity}`))
      : ''
  if (reason === 'giftChanged' && before === after && fresh.blocked === null) {
    const goesOn = await confirm({
      title: texts.giftsGone,
      text: [goneText, texts.priceKept].filter(Boolean).join('\n'),
      ok: texts.orderWithout,
      cancel: texts.lookAgain,
    })
    return goesOn ? giftsOf(fresh) : undefined
  }
  const priceText =
    before === after ? texts.priceSame : texts.priceChangedText(yuan(before), yuan(after))
  const couponText = reason === 'couponUsed' ? texts.couponUsed : ''
  await alert({
    title: texts.priceChanged,
    text: [couponText, priceText, goneText].filter(Boolean).join('\n'),
    ok: texts.gotIt,
  })
  return undefined
}
