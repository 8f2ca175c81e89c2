import { cutText } from '@mallard/kernel'
import type { Kysely } from 'kysely'
import type { Owner } from '#features/people/identity/index.ts'
import type { Tables } from '#platform/db/tables.ts'
import './member.tables.ts'

export type AccountEvent =
  | 'phoneChanged'
  | 'passwordSet'
  | 'identityUnbound'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'dataCopied'
  | 'cancelAsked'
  | 'cancelTakenBack'
  | 'cancelCalledOff'
  | 'anonymised'

export async function noteAccount(
  trx: Kysely<Tables>,
  { partnerId, memberId }: Owner,
  event: AccountEvent,
  { at, ip = '', detail = '' }: { at: Date; ip?: string; detail?: string },
): Promise<void> {
  await trx
    .insertInto('account_log')
    .values({
      partner_id: partnerId,
      member_id: memberId,
      event,
      detail: cutText(detail, 200),
      ip: ip.slice(0, 64),
      at,
    })
    .execute()
}
