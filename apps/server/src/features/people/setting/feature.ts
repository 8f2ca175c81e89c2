import { defineFeature } from '#platform/feature.ts'
import type { BeginBrand } from './new-brand.service.ts'
import type { PictureLibrary } from './legal-admin.service.ts'
import type { OpeningAsks } from './opening.service.ts'
import { licencesOfStores, picturesOfBrands } from './store-pictures.ts'
import { settingRoutes } from './setting.routes.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What it knows of how far a store is set up (docs/decisions/0190-a-list-that-ticks-itself.md). */
    readonly opening?: Partial<OpeningAsks>
  }
  interface Ports {
    /** The library of pictures, which stands above. */
    readonly pictureLibrary: PictureLibrary
    /** What all features know together of how far a store is set up. */
    readonly openingAsks: OpeningAsks
    /** What a brand begins with, of every feature. */
    readonly beginBrand: BeginBrand
  }
}

export const settingFeature = defineFeature({
  name: 'setting',
  routes: ({ pictureLibrary, openingAsks, beginBrand }) =>
    settingRoutes(pictureLibrary, openingAsks, beginBrand),
  provides: { mediaInStores: licencesOfStores, mediaInBrands: picturesOfBrands },
})
