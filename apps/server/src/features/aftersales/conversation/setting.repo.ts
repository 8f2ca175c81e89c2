import type { ConversationSetting } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** What holds where a store has set nothing: somebody is always there. */
const unset: ConversationSetting = {
  isLimited: false,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  opens: 9 * 60,
  closes: 21 * 60,
  away: '',
  awayEn: '',
  replies: [],
  version: 0,
}

export async function settingOf(db: Db, scope: Scope): Promise<ConversationSetting> {
  const { rows } = await sql<ConversationSetting>`
    select s.is_limited as "isLimited", s.weekdays, s.opens, s.closes, s.away, s.away_en as "awayEn",
      s.replies, s.version
    from conversation_setting s where ${ofStore('s', scope)}`.execute(db)
  return rows[0] ?? unset
}

/** False where somebody else has changed it since. */
export async function writeSetting(
  trx: Db,
  { partnerId, storeId }: Scope,
  { isLimited, weekdays, opens, closes, away, awayEn, replies, version }: ConversationSetting,
): Promise<boolean> {
  const { rows } = await sql`
    insert into conversation_setting as s (partner_id, store_id, is_limited, weekdays, opens, closes, away,
      away_en, replies)
    select ${partnerId}, ${storeId}, ${isLimited}, ${JSON.stringify(weekdays)}::jsonb, ${opens}::smallint,
      ${closes}::smallint, ${away}, ${awayEn}, ${JSON.stringify(replies)}::jsonb
    where ${version}::int = 0 or exists (select 1 from conversation_setting e
      where ${ofStore('e', { partnerId, storeId })})
    on conflict (partner_id, store_id) do update set is_limited = excluded.is_limited,
      weekdays = excluded.weekdays, opens = excluded.opens, closes = excluded.closes, away = excluded.away,
      away_en = excluded.away_en, replies = excluded.replies, version = s.version + 1
    where s.version = ${version}::int
    returning s.version`.execute(trx)
  return rows.length === 1
}
