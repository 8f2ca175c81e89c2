import type { Ports } from '#platform/feature.ts'
import { listStoreSetups, updateLicences } from '#features/shop/store/index.ts'

/** Licences of stores out of the library. */
export const licencesOfStores: Ports['mediaInStores'] = {
  async titles(db, partnerId, ids, locale) {
    const stores = await listStoreSetups(db, partnerId)
    return new Map(
      stores
        .filter(({ storeId }) => ids.includes(storeId))
        .map(({ storeId, name, nameEn }) => [storeId, (locale === 'en' && nameEn) || name]),
    )
  },
  replace: (trx, partnerId, ids, { to }) => updateLicences(trx, partnerId, ids, to),
}
