import { defineFeature } from '#platform/feature.ts'
import type { PictureLibrary } from './legal-admin.service.ts'
import { licencesOfStores } from './store-pictures.ts'
import { settingRoutes } from './setting.routes.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** The library of pictures, which stands above. */
    readonly pictureLibrary: PictureLibrary
  }
}

export const settingFeature = defineFeature({
  name: 'setting',
  routes: ({ pictureLibrary }) => settingRoutes(pictureLibrary),
  provides: { mediaInStores: licencesOfStores },
})
