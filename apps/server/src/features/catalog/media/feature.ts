import { defineFeature } from '#platform/feature.ts'
import { mediaInvariants } from './invariants.ts'
import { mediaMigration } from './media.migrations/0220-media.ts'
import { mediaArticlesMigration } from './media.migrations/0511-media-articles.ts'
import { mediaKitchenMigration } from './media.migrations/0513-media-kitchen.ts'
import { mediaPagesMigration } from './media.migrations/0330-media-pages.ts'
import { mediaRoutes } from './media.routes.ts'
import type { Shown } from './shown.ts'
import { holdPictures } from './use.service.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** What shows pictures of the library, by its kind: all of it stands above the library. */
    readonly mediaInGoods: Shown
    readonly mediaInCategories: Shown
    readonly mediaInPages: Shown
    readonly mediaInArticles: Shown
    readonly mediaInKitchens: Shown
    readonly mediaInRecipes: Shown
    readonly mediaInGuides: Shown
    readonly mediaInEvents: Shown
    readonly mediaInStores: Shown
    readonly mediaInBrands: Shown
  }
}

export const mediaFeature = defineFeature({
  name: 'media',
  routes: (ports) =>
    mediaRoutes({
      goods: ports.mediaInGoods,
      category: ports.mediaInCategories,
      page: ports.mediaInPages,
      article: ports.mediaInArticles,
      kitchen: ports.mediaInKitchens,
      recipe: ports.mediaInRecipes,
      guide: ports.mediaInGuides,
      invitation: ports.mediaInEvents,
      store: ports.mediaInStores,
      brand: ports.mediaInBrands,
    }),
  migrations: [mediaMigration, mediaPagesMigration, mediaArticlesMigration, mediaKitchenMigration],
  invariants: mediaInvariants,
  provides: { pictureLibrary: holdPictures },
})
