import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { OwnTemplate } from './notice-template.rules.ts'
import './notices.tables.ts'

export interface TemplateRow extends OwnTemplate {
  readonly partnerId: number
  readonly event: string
  readonly version: number
}

const columns = sql`t.partner_id as "partnerId", t.event, t.is_on as "isOn", t.title,
  t.title_en as "titleEn", t.text, t.text_en as "textEn", t.version`

/** What these brands have set of these messages. */
export async function ownTemplates(
  db: Db,
  partnerIds: readonly number[],
  events: readonly string[],
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from notice_template t
    where t.partner_id = any(${partnerIds}::int[]) and t.event = any(${events}::text[])`.execute(db)
  return rows
}

/** All that a brand has set. */
export async function listTemplates(db: Db, partnerId: number): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${columns} from notice_template t where t.partner_id = ${partnerId}`.execute(db)
  return rows
}

/** Keeps what a brand sets; false when somebody else did since `version` was read. */
export async function writeTemplate(
  trx: Db,
  { partnerId, event, version, isOn, title, titleEn, text, textEn }: TemplateRow,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into notice_template as t (partner_id, event, is_on, title, title_en, text, text_en, version,
      changed_at)
    select ${partnerId}::int, ${event}, ${isOn}::boolean, ${title}, ${titleEn}, ${text}, ${textEn}, 1,
      ${at}::timestamptz
    where ${version}::int = 0 or exists
      (select from notice_template o where o.partner_id = ${partnerId} and o.event = ${event})
    on conflict (partner_id, event) do update set is_on = excluded.is_on, title = excluded.title,
      title_en = excluded.title_en, text = excluded.text, text_en = excluded.text_en,
      version = t.version + 1, changed_at = excluded.changed_at
    where t.version = ${version}::int
    returning t.version`.execute(trx)
  return rows.length === 1
}
