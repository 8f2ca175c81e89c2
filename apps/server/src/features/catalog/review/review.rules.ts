import { reviewTags, type ReviewTag } from '@mallard/contract/catalog/review/review-tags'
import { lettersOf } from '@mallard/contract/catalog/review/letters'
import { day, type Instant, type Locale } from '@mallard/kernel'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { Least } from './review-duties.ts'
import { textIn } from '#platform/locale.rules.ts'

/** Days after the review in which something can be added to it. */
export const appendDays = 90
/** domain.md §6: days after receipt in which one writes oneself. */
export const autoDays = 7
/** What stands where nobody wrote; the shop's language, as other people's words are theirs. */
export const autoContent = '此用户没有填写评价。'

export interface BoughtItem {
  readonly status: number
  readonly kind: number
  readonly quantity: number
  readonly returned: number
  readonly isGift: boolean
  readonly isReturnOpen: boolean
}

/**
 * What was received and kept, and was not given away or exchanged for something, can be reviewed.
 */
export function canReview({ status, kind, quantity, returned, isGift }: BoughtItem): boolean {
  return status === 3 && kind !== orderKind.exchange && !isGift && returned < quantity
}

/** Ways to buy for which nobody but the buyer speaks: a report is owed, and nothing was paid. */
export const unpraised: readonly number[] = [orderKind.evaluate]

/** The shop does not praise in the place of somebody who is giving it back, or owes a report. */
export function isPraisedByShop(item: BoughtItem): boolean {
  return canReview(item) && !item.isReturnOpen && !unpraised.includes(item.kind)
}

/** Whether a review says so much. */
export const saysEnough = (
  { letters, pics }: Least,
  said: { readonly content: string; readonly pics: readonly unknown[] },
): boolean => lettersOf(said.content) >= letters && said.pics.length >= pics

export function appendUntil(writtenAt: Instant): Instant {
  return writtenAt + appendDays * day
}

/** What distinguishes a SKU, in both languages. */
export interface SkuWords {
  readonly attrs: readonly { readonly value: string }[]
  readonly attrs_en: readonly { readonly value: string }[]
}

/** What was bought, in English, where the goods still have it so; otherwise as it was told then. */
export function attrInEnglish(told: string, skus: readonly SkuWords[]): string {
  const bare = (text: string) => text.replaceAll(/[\s/]/g, '')
  const same = skus.find(
    ({ attrs }) => bare(attrs.map(({ value }) => value).join('')) === bare(told),
  )
  return same?.attrs_en.map(({ value }) => value).join(' / ') || told
}

/** `林***满`: first and last letter. */
export function masked(nickname: string): string {
  const letters = [...nickname]
  return `${letters[0] ?? ''}***${letters.at(-1) ?? ''}`
}

/** What tags say, in a language; a code that is no more is left out. */
export function tagTexts(tags: readonly ReviewTag[], locale: Locale): string[] {
  return tags.flatMap((code) => {
    const tag = reviewTags[code]
    return tag ? textIn(locale, tag.text) : []
  })
}
