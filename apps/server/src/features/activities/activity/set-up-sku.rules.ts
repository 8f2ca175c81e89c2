import { fen, refuse, yuan, type Locale, type Refused } from '@mallard/kernel'
import type { SetUpSku } from './set-up-sku.repo.ts'
import { localised } from '#platform/locale.rules.ts'

/** What a set-up says of a SKU; the price in fen. */
export interface TypedSku {
  readonly skuId: number
  readonly price: number
  readonly quota: number
}

/** How an activity refuses a SKU. */
export interface SkuFaults<High extends string, Clash extends string> {
  readonly high: High
  readonly clash: Clash
  /** Whether its price may be what the SKU costs without it. */
  readonly mayEqual?: boolean | undefined
}

/** What stands against a SKU: another one of the kind, one of another, its price, what is there. */
export type Against = 'same' | 'other' | 'price' | 'stock'

export interface SkuClash<As> {
  readonly kind: As
  readonly skuId: number
  readonly title: string
  readonly text: string
  readonly isBlocking: boolean
}

const isHigh = (price: number, { salePrice }: SetUpSku, mayEqual?: boolean) =>
  mayEqual ? price > salePrice : price >= salePrice

/** Why SKUs cannot be sold so, with the first that it is about; undefined: they can. */
export function skuFault<High extends string, Clash extends string>(
  found: readonly SetUpSku[],
  typed: readonly TypedSku[],
  { high, clash, mayEqual }: SkuFaults<High, Clash>,
): Refused<'badInput' | 'notFound' | High | Clash> | undefined {
  if (new Set(typed.map(({ skuId }) => skuId)).size < typed.length)
    return refuse('badInput', { field: 'skus' })
  for (const { skuId, price } of typed) {
    const sku = found.find((each) => each.skuId === skuId)
    if (!sku) return refuse('notFound', { skuId })
    const { title, titleEn, salePrice } = sku
    const about = { skuId, title, titleEn }
    if (isHigh(price, sku, mayEqual)) return refuse(high, { ...about, price: yuan(fen(salePrice)) })
    if (sku.clash) return refuse(clash, { ...about, ...sku.clash })
  }
  return undefined
}

/** What stands against SKUs, for the form to say beside them before they are saved. */
export function skuClashes<As>(
  found: readonly SetUpSku[],
  typed: readonly TypedSku[],
  names: Readonly<Record<Against, As>>,
  { mayEqual, locale }: { readonly mayEqual?: boolean | undefined; readonly locale: Locale },
): SkuClash<As>[] {
  return typed.flatMap(({ skuId, price, quota }) => {
    const sku = found.find((each) => each.skuId === skuId)
    if (!sku) return []
    const { clash, other, available } = sku
    const title = localised(locale, sku.title, sku.titleEn)
    const said: SkuClash<As>[] = []
    const say = (what: Against, isBlocking: boolean, zh: string, en: string) =>
      said.push({ kind: names[what], skuId, title, text: localised(locale, zh, en), isBlocking })
    if (clash) {
      const name = localised(locale, clash.name, clash.nameEn)
      say('same', true, `同一时间已在“${name}”中`, `In “${name}” at the same time`)
    }
    if (other) {
      const tag = localised(locale, other.tag, other.tagEn)
      const en = `In another activity at the same time: ${tag}`
      say('other', false, `同一时间还有其他活动：${tag}`, en)
    }
    if (isHigh(price, sku, mayEqual)) {
      const sale = yuan(fen(sku.salePrice))
      const [zh, en] = mayEqual ? ['不能高于', 'not be above'] : ['须低于', 'be below']
      say('price', true, `${zh}售价¥${sale}`, `Must ${en} the price, ¥${sale}`)
    }
    if (quota > available)
      say('stock', false, `门店只有${available}件可售`, `The store has only ${available} to sell`)
    return said
  })
}
