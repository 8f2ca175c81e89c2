import { paperOf } from '@mallard/contract/shop/store/brand-look'
import type { PictureRef } from '@mallard/contract/fields'
import type { Locale, Scope } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'
import { type BrandFace, markPath, markVersion } from '#platform/brand-face/brand-face.ts'
import type { Services } from '#platform/services.ts'
import type { StoreRow } from './store.repo.ts'
import { storeOf } from './store.service.ts'

const faceIn = (store: StoreRow): BrandFace => ({
  logo: store.logo,
  picture: store.logo_picture,
  colour: store.theme_color,
  paper: paperOf(store.look),
})

/**
 * What shows the brand of a store around its pages; undefined: there is no such store. At most 4 s
 * old.
 */
export async function faceOf(services: Services, scope: Scope): Promise<BrandFace | undefined> {
  const store = await storeOf(services, scope)
  return store && faceIn(store)
}

/** Path of the mark of a store's brand, a PNG of 192 pixels, for what is drawn or sent elsewhere. */
export const markOf = (scope: Scope, store: StoreRow): string =>
  markPath(scope, '192', markVersion(faceIn(store)))

/** What a page is shared with that has no words or picture of its own; an empty title is the name. */
export function cardOfBrand(
  { share_card: card }: StoreRow,
  locale: Locale,
): { title: string; text: string; picture: PictureRef | null } {
  const { picture = null, title = '', titleEn, text = '', textEn } = card
  return {
    title: localised(locale, title, titleEn),
    text: localised(locale, text, textEn),
    picture,
  }
}
