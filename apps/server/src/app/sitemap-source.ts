import { goodsBetween, goodsParts } from '#features/catalog/catalog/index.ts'
import { listStores } from '#features/shop/store/index.ts'
import type { SitemapSource } from '#platform/pages/sitemap-texts.ts'
import type { Services } from '#platform/services.ts'
import { everyFeature } from './join.ts'

/** What search engines are told of: every open store, its goods, and what features publish. */
export function sitemapOf(services: Services): SitemapSource {
  const { db } = services
  return {
    openStores: async () =>
      (await listStores(db)).map((store) => ({
        partnerId: store.partner_id,
        storeId: store.id,
        speaksEnglish: store.has_english,
      })),
    partsOf: (scope, size) => goodsParts(db, scope, size),
    goodsOf: (scope, from, below) => goodsBetween(db, scope, from, below),
    pagesOf: async (scope) => {
      const paths = everyFeature.map(async ({ published }) => published?.(services, scope))
      return (await Promise.all(paths)).flatMap((each) => each ?? [])
    },
  }
}
