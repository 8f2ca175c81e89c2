import type { Address } from '@mallard/contract/people/address/address.calls'
import type { AreaNames } from '@mallard/contract/people/address/area'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { AddressDraft } from './address.rules.ts'
import type { AddressTable } from './address.tables.ts'

/** Whose addresses: a member belongs to a partner, and so do their addresses. */
export interface Owner {
  readonly partnerId: number
  readonly memberId: number
}

const shown = [
  'id',
  'name',
  'phone',
  'province_code',
  'city_code',
  'county_code',
  'province',
  'city',
  'county',
  'detail',
  'post_code',
  'is_default',
] as const

type Row = Pick<Selectable<AddressTable>, (typeof shown)[number]>

function ofOwner(db: Db, owner: Owner) {
  return db
    .selectFrom('address')
    .select(shown)
    .where('partner_id', '=', owner.partnerId)
    .where('member_id', '=', owner.memberId)
    .where('deleted_at', 'is', null)
}

export async function addressesOf(db: Db, owner: Owner): Promise<Address[]> {
  const rows = await ofOwner(db, owner)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toAddress)
}

export async function addressById(db: Db, owner: Owner, id: number): Promise<Address | undefined> {
  const row = await ofOwner(db, owner).where('id', '=', id).executeTakeFirst()
  return row && toAddress(row)
}

/**
 * One change of a member's addresses at a time: the limit and the single default hold under
 * parallel saves.
 */
export async function lockOwner(trx: Db, owner: Owner): Promise<void> {
  await sql`
    select 1 from member
    where partner_id = ${owner.partnerId} and id = ${owner.memberId} for no key update`.execute(trx)
}

export async function dropDefault(
  trx: Db,
  owner: Owner,
  except: number | undefined,
): Promise<void> {
  await trx
    .updateTable('address')
    .set({ is_default: false })
    .where('partner_id', '=', owner.partnerId)
    .where('member_id', '=', owner.memberId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .where('id', '!=', except ?? 0)
    .execute()
}

function columnsOf(draft: AddressDraft, names: AreaNames) {
  const { name, phone, provinceCode, cityCode, countyCode, detail, postCode } = draft
  return {
    name,
    phone,
    province_code: provinceCode,
    city_code: cityCode,
    county_code: countyCode,
    ...names,
    detail,
    post_code: postCode,
  }
}

export async function insertAddress(
  trx: Db,
  owner: Owner,
  draft: AddressDraft,
  names: AreaNames,
  isDefault: boolean,
  at: Date,
): Promise<Address> {
  const row = await trx
    .insertInto('address')
    .values({
      ...columnsOf(draft, names),
      partner_id: owner.partnerId,
      member_id: owner.memberId,
      is_default: isDefault,
      created_at: at,
      updated_at: at,
      deleted_at: null,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return toAddress(row)
}

export async function updateAddress(
  trx: Db,
  owner: Owner,
  id: number,
  draft: AddressDraft,
  names: AreaNames,
  at: Date,
): Promise<Address | undefined> {
  const row = await trx
    .updateTable('address')
    .set({ ...columnsOf(draft, names), is_default: draft.isDefault, updated_at: at })
    .where('id', '=', id)
    .where('partner_id', '=', owner.partnerId)
    .where('member_id', '=', owner.memberId)
    .where('deleted_at', 'is', null)
    .returning(shown)
    .executeTakeFirst()
  return row && toAddress(row)
}

/** Whether it was the default one, or undefined when there is no such address. */
export async function removeAddress(
  trx: Db,
  owner: Owner,
  id: number,
  at: Date,
): Promise<{ wasDefault: boolean } | undefined> {
  const row = await trx
    .updateTable('address')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .where('partner_id', '=', owner.partnerId)
    .where('member_id', '=', owner.memberId)
    .where('deleted_at', 'is', null)
    .returning('is_default')
    .executeTakeFirst()
  return row && { wasDefault: row.is_default }
}

/** The address used last becomes the default one. */
export async function chooseDefault(trx: Db, owner: Owner): Promise<void> {
  await sql`
    update address set is_default = true where id = (
      select id from address
      where partner_id = ${owner.partnerId} and member_id = ${owner.memberId} and deleted_at is null
      order by updated_at desc, id desc limit 1)`.execute(trx)
}

function toAddress(row: Row): Address {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    provinceCode: row.province_code,
    cityCode: row.city_code,
    countyCode: row.county_code,
    province: row.province,
    city: row.city,
    county: row.county,
    detail: row.detail,
    postCode: row.post_code,
    isDefault: row.is_default,
  }
}
