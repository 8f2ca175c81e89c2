import { href } from '@mallard/contract/paths'
import type { Poster } from '@mallard/contract/insight/share/share.calls'
import type { GoodsCard } from '@mallard/contract/catalog/catalog/catalog.fields'
import { ok, refuse, type Locale, type Result, forAddress } from '@mallard/kernel'
import { encode } from 'uqr'
import { cardsOf } from '#features/catalog/search/index.ts'
import { storeCard } from '#features/content/cms/index.ts'
import { findMember } from '#features/people/identity/index.ts'
import { cardOfBrand, markOf, storeName, storeOf } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'

interface Shared {
  readonly itemId?: number | undefined
  readonly path?: string | undefined
}

/** What stands on a poster. The phone draws it: it has the fonts, and the picture already. */
export async function posters(
  ctx: Ctx,
  { itemId, path }: Shared,
): Promise<Result<Poster, 'notFound' | 'badStore'>> {
  const { services, scope, locale } = ctx
  const { partnerId, storeId } = scope
  const [store, [goods], card, sponsor] = await Promise.all([
    storeOf(services, scope),
    itemId === undefined ? [] : cardsOf(services, scope, [itemId], locale),
    itemId === undefined ? storeCard(services, scope) : undefined,
    ctx.shopper && findMember(services.db, partnerId, ctx.shopper.id),
  ])
  if (!store) return refuse('badStore')
  if (itemId !== undefined && !goods) return refuse('notFound')
  const home =
    itemId === undefined
      ? href('homeScoped', { partnerId, storeId })
      : href('goods', { itemId, partnerId, storeId })
  const link = `${services.publicUrl}${path ?? home}${sponsor ? `?sponsorId=${forAddress(sponsor.uuid)}` : ''}`
  const shopName = localised(locale, store.partner_name, store.partner_name_en)
  return ok({
    ...(goods ? ofGoods(goods) : ofStore(store, card, locale)),
    shopName,
    mark: markOf(scope, store),
    link,
    code: codeOf(link),
  })
}

type Store = NonNullable<Awaited<ReturnType<typeof storeOf>>>
type Shown = Pick<Poster, 'title' | 'text' | 'picture' | 'price' | 'listPrice'>

const ofGoods = ({ title, subTitle, pic, price, listPrice }: GoodsCard): Shown => ({
  title,
  text: subTitle,
  picture: pic,
  price,
  listPrice,
})

function ofStore(store: Store, card: Awaited<ReturnType<typeof storeCard>>, locale: Locale): Shown {
  const own = cardOfBrand(store, locale)
  return {
    title: storeName(store, locale),
    // The card of a home page is in the shop's first language.
    text: (locale === 'zh' && card?.text) || own.text,
    picture: card?.pic ?? own.picture,
    price: null,
    listPrice: null,
  }
}

/** Medium error correction: a thumb, a fold or a small screen leaves it readable. */
function codeOf(text: string): string[] {
  return encode(text, { ecc: 'M', border: 0 }).data.map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  )
}
