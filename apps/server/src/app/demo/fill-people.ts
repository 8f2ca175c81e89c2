import type { Role } from '@mallard/contract/people/staff/rights'
import { day, type Instant, minute, parseScope } from '@mallard/kernel'
import type { World } from '@mallard/shop-data'
import { expiryOf, usualRules, writeGrowth, writePoints } from '#features/pricing/points/index.ts'
import { newPassword, saveStaff } from '#features/people/staff/index.ts'
import { hashPassword } from '#platform/password.ts'
import type { Db } from '#platform/db/database.ts'
import { randomToken } from '#platform/secrets.ts'
import { type CatalogIds, idOf } from './fill-catalog.ts'
import type { Login } from './logins.ts'

const roleOf: Readonly<Record<string, Role>> = { owner: 'owner', operator: 'manager' }

/**
 * Staff with fresh passwords, the first of them with its own if there is one; the database knows
 * only their hashes.
 */
export async function fillStaff(
  trx: Db,
  world: World,
  now: Instant,
  ownerPassword?: string,
): Promise<Login[]> {
  const logins: Login[] = []
  for (const [index, account] of world.staff.entries()) {
    const given = index === 0 ? ownerPassword : undefined
    const password = given ?? newPassword()
    const stores =
      account.stores === 'all'
        ? [null]
        : account.stores.map((key) => parseScope(key)?.storeId ?? null)
    const roles = stores.map((storeId) => ({ role: roleOf[account.role] ?? 'service', storeId }))
    const change = {
      login: account.login,
      name: account.name,
      active: true,
      passwordHash: await hashPassword(password),
      roles,
    }
    await saveStaff(trx, account.partnerId, undefined, change, new Date(now))
    logins.push({
      login: account.login,
      password,
      name: account.name,
      ...(given !== undefined && { isGiven: true }),
    })
  }
  return logins
}

/** What a shopper has from before the shop kept ledgers. */
async function openLedgers(
  trx: Db,
  owner: { partnerId: number; memberId: number },
  shopper: World['shoppers'][number],
  at: Date,
): Promise<void> {
  const opening = { bizType: 'opening', bizId: '1', at }
  if (shopper.integration > 0)
    await writePoints(trx, owner, {
      ...opening,
      delta: shopper.integration,
      expireAt: expiryOf(at.getTime(), usualRules),
    })
  if (shopper.growth > 0) await writeGrowth(trx, owner, { ...opening, delta: shopper.growth })
}

/** Demo shoppers with addresses and favourites; their ids by partner and code. */
export async function fillShoppers(
  trx: Db,
  world: World,
  ids: CatalogIds,
  now: Instant,
): Promise<Map<string, number>> {
  const members = new Map<string, number>()
  for (const shopper of world.shoppers) {
    const firstOrder = Math.max(
      0,
      ...world.pastOrders
        .filter((past) => past.shopper === shopper.code)
        .map((past) => past.placedMinutesAgo),
    )
    const joinedAt = new Date(now - firstOrder * minute - day)
    for (const partnerId of shopper.partnerIds) {
      const { id } = await trx
        .insertInto('member')
        .values({
          partner_id: partnerId,
          uuid: randomToken(),
          nickname: shopper.nickname,
          phone: shopper.phone,
          gender: shopper.gender,
          birthday: shopper.birthday ?? null,
          created_at: joinedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      members.set(`${partnerId}:${shopper.code}`, id)
      await openLedgers(trx, { partnerId, memberId: id }, shopper, new Date(now))
      if (shopper.addresses.length) {
        await trx
          .insertInto('address')
          .values(
            shopper.addresses.map((address) => ({
              partner_id: partnerId,
              member_id: id,
              name: address.name,
              phone: address.phone,
              province_code: address.provinceCode,
              city_code: address.cityCode,
              county_code: address.countyCode,
              province: address.province,
              city: address.city,
              county: address.county,
              detail: address.detail,
              post_code: address.postCode,
              is_default: address.isDefault,
              created_at: new Date(now),
              updated_at: new Date(now),
            })),
          )
          .execute()
      }
      const favourites = shopper.favourites.filter((favourite) => favourite.partnerId === partnerId)
      if (favourites.length === 0) continue
      await trx
        .insertInto('collection')
        .values(
          favourites.map(({ goods }) => ({
            partner_id: partnerId,
            member_id: id,
            goods_id: idOf(ids.goods, goods),
            created_at: new Date(now),
          })),
        )
        .execute()
    }
  }
  return members
}
