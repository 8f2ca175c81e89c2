import { localised } from '#platform/locale.rules.ts'
import type { Ports } from '#platform/feature.ts'
import {
  findBrand,
  listStoreSetups,
  replaceBrandPicture,
  updateLicences,
} from '#features/shop/store/index.ts'

/** Licences of stores out of the library. */
export const licencesOfStores: Ports['mediaInStores'] = {
  async titles(db, partnerId, ids, locale) {
    const stores = await listStoreSetups(db, partnerId)
    return new Map(
      stores
        .filter(({ storeId }) => ids.includes(storeId))
        .map(({ storeId, name, nameEn }) => [storeId, localised(locale, name, nameEn)]),
    )
  },
  replace: (trx, partnerId, ids, { to }) => updateLicences(trx, partnerId, ids, to),
}

/** What a brand shows of itself out of the library; its id is the partner's. */
export const picturesOfBrands: Ports['mediaInBrands'] = {
  async titles(db, partnerId, ids, locale) {
    const brand = await findBrand(db, partnerId)
    const name = localised(locale, brand?.name, brand?.nameEn) || ''
    return new Map(ids.map((id) => [id, name]))
  },
  replace: (trx, partnerId, _ids, { from, to }) =>
    replaceBrandPicture(trx, partnerId, from.url, to),
}
