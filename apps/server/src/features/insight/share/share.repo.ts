import { attributionTime } from '@mallard/contract/insight/share/attribution'
import type { ShareChannel } from '@mallard/contract/insight/share/share.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './share.tables.ts'

export interface NewNote {
  readonly id: string
  readonly sessionId: number
  readonly memberId: number | undefined
  readonly channel: ShareChannel
  readonly path: string
  readonly sponsorUuid: string | undefined
  readonly at: Date
}

/**
 * Notes it once. A sponsor who is nobody, or the person who came, is left out. Who came as a
 * visitor and has signed in since tells it again under the same number, within the time for which
 * it counts: the note is theirs from then on.
 */
export async function insertNote(
  db: Db,
  { partnerId, storeId }: Scope,
  note: NewNote,
): Promise<void> {
  const { id, sessionId, memberId = null, channel, path, sponsorUuid = null, at } = note
  await sql`
    insert into share_note (partner_id, store_id, id, session_id, member_id, channel, path, sponsor_id, at)
    values (${partnerId}, ${storeId}, ${id}, ${sessionId}, ${memberId}, ${channel}, ${path},
      (select m.id from member m
        where m.partner_id = ${partnerId} and m.uuid = ${sponsorUuid}
          and m.id is distinct from ${memberId}::bigint),
        ${at})
    on conflict (partner_id, id)
    do update set member_id = excluded.member_id,
    sponsor_id = nullif(share_note.sponsor_id, excluded.member_id)
    where share_note.channel = 'opened' and share_note.member_id is null and excluded.member_id is not null
      and share_note.at > excluded.at - ${attributionTime} * interval '1 millisecond'`.execute(db)
}
