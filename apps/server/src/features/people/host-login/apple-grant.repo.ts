import type { AppleApp } from '@mallard/providers/apple'
import type { Kysely } from 'kysely'
import type { Owner } from '#features/people/identity/index.ts'
import type { Tables } from '#platform/db/tables.ts'
import './host-login.tables.ts'

export interface AppleGrant {
  readonly subject: string
  readonly app: AppleApp
  readonly sealed: string
}

/** The newest token counts: taking it back ends all that the person granted to this app. */
export async function keepGrant(
  db: Kysely<Tables>,
  { subject, app, sealed }: AppleGrant,
  now: Date,
): Promise<void> {
  await db
    .insertInto('apple_grant')
    .values({ subject, app, sealed, granted_at: now })
    .onConflict((conflict) =>
      conflict.columns(['subject', 'app']).doUpdateSet({ sealed, granted_at: now }),
    )
    .execute()
}

export async function grantsOf(db: Kysely<Tables>, subject: string): Promise<AppleGrant[]> {
  return db
    .selectFrom('apple_grant')
    .where('subject', '=', subject)
    .select(['subject', 'app', 'sealed'])
    .execute()
}

/** Only the token that was read: somebody may have granted again in the meantime. */
export async function removeGrant(
  db: Kysely<Tables>,
  { subject, app, sealed }: AppleGrant,
): Promise<void> {
  await db
    .deleteFrom('apple_grant')
    .where('subject', '=', subject)
    .where('app', '=', app)
    .where('sealed', '=', sealed)
    .execute()
}

/** Whether an account of any partner is still signed in to by this person's Apple number. */
export async function isAppleBound(db: Kysely<Tables>, subject: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('member_identity')
      .where('type', '=', 'apple')
      .where('subject', '=', subject)
      .select('id')
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/** The member's Apple numbers; of one bound account only, where `id` is told. */
export async function appleSubjectsOf(
  db: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  id?: number,
): Promise<string[]> {
  let query = db
    .selectFrom('member_identity')
    .where('partner_id', '=', partnerId)
    .where('member_id', '=', memberId)
    .where('type', '=', 'apple')
  if (id !== undefined) query = query.where('id', '=', id)
  return (await query.select('subject').execute()).map(({ subject }) => subject)
}

/** Grants of people who never became members. */
export async function forgetLooseGrants(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('apple_grant')
    .where('granted_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member_identity as i')
            .whereRef('i.subject', '=', 'apple_grant.subject')
            .where('i.type', '=', 'apple')
            .select('i.id'),
        ),
      ),
    )
    .execute()
}
