import type { Kysely } from 'kysely'
import type { Owner } from '#features/people/identity/index.ts'
import type { Tables } from '#platform/db/tables.ts'
import { OtherPassword } from '#platform/password.ts'

export interface StoredPassword {
  readonly hash: string
  readonly changedAt: Date
}

export async function findPassword(
  db: Kysely<Tables>,
  { partnerId, memberId }: Owner,
): Promise<StoredPassword | undefined> {
  return db
    .selectFrom('member_password')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .select(['hash', 'changed_at as changedAt'])
    .executeTakeFirst()
}

/** The member with this phone, and the password if there is one. */
export async function findByPhone(
  db: Kysely<Tables>,
  partnerId: number,
  phone: string,
): Promise<{ id: number; hash: string | null } | undefined> {
  return db
    .selectFrom('member as m')
    .leftJoin('member_password as p', (join) =>
      join.onRef('p.partner_id', '=', 'm.partner_id').onRef('p.member_id', '=', 'm.id'),
    )
    .where('m.partner_id', '=', partnerId)
    .where('m.phone', '=', phone)
    .select(['m.id', 'p.hash'])
    .executeTakeFirst()
}

/** Keeps the password what it is until the transaction ends; throws when it is another one. */
export async function holdPassword(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  hash: string,
): Promise<void> {
  const held = await trx
    .selectFrom('member_password')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('hash', '=', hash)
    .select('member_id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) throw new OtherPassword()
}

export async function savePassword(
  db: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('member_password')
    .values({ partner_id: partnerId, member_id: memberId, hash, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'member_id']).doUpdateSet({ hash, changed_at: now }),
    )
    .execute()
}
