import type { Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import './phone-code.tables.ts'

export async function insertCaptcha(
  db: Kysely<Tables>,
  id: string,
  answerHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('captcha')
    .values({ id, answer_hash: answerHash, expires_at: expiresAt, used_at: null })
    .execute()
}

/** Single use, right or wrong. */
export async function consumeCaptcha(
  db: Kysely<Tables>,
  id: string,
  answerHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('captcha')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('answer_hash')
    .executeTakeFirst()
  return row?.answer_hash === answerHash
}
