import type { NewBrand } from '@mallard/contract/people/setting/house-brands.calls'
import type { Instant } from '@mallard/kernel'
import { addFirstOwner } from '#features/people/staff/index.ts'
import { takePartnerId } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'

interface Begun {
  readonly partnerId: number
  readonly name: { readonly zh: string; readonly en: string }
  /** Of its first store, number 1. */
  readonly store: { readonly zh: string; readonly en: string }
}

/** Writes what a brand without goods has, its staff apart, in the caller's transaction. */
export type BeginBrand = (trx: Db, brand: Begun, now: Instant) => Promise<void>

/** A brand to begin, with the hash of its owner's first password. */
export type WantedBrand = Omit<NewBrand, 'password'> & { readonly passwordHash: string }

/**
 * Begins a brand in the caller's transaction; its number, the next one. A login that somebody has is
 * a unique violation.
 */
export async function makeBrand(
  trx: Db,
  { name, nameEn, storeName, storeNameEn, ownerName, login, passwordHash }: WantedBrand,
  begin: BeginBrand,
  now: Instant,
): Promise<number> {
  const partnerId = await takePartnerId(trx)
  const store = { zh: storeName, en: storeNameEn }
  await begin(trx, { partnerId, name: { zh: name, en: nameEn }, store }, now)
  await addFirstOwner(trx, partnerId, { login, name: ownerName, passwordHash }, new Date(now))
  return partnerId
}

/** What the log of the house tells of a brand that was begun. */
export const recordOf = ({ name, nameEn, storeName, ownerName, login }: WantedBrand) => ({
  name: { before: null, after: name },
  nameEn: { before: null, after: nameEn },
  storeName: { before: null, after: storeName },
  ownerName: { before: null, after: ownerName },
  login: { before: null, after: login },
})
