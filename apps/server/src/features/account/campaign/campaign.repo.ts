import type { Campaign, Told } from '@mallard/contract/account/campaign/campaign-admin.calls'
import type { Outcome, Purpose } from '@mallard/contract/account/campaign/campaign.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import { cappedTotalOf, offsetOf, totalOf, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Listener, Outcomes } from './campaign.rules.ts'
import './campaign.tables.ts'

export interface Message {
  readonly title: string
  readonly titleEn: string
  readonly text: string
  readonly textEn: string
  readonly link: string
  readonly purpose: Purpose
}

const columns = sql`c.id, c.title, c.title_en as "titleEn", c.text, c.text_en as "textEn", c.link, c.purpose,
  c.sent_to as "to", c.state, c.members, c.staff_name as by, ${ms('c.created_at')} as at, c.outcomes`

export async function listCampaigns(
  db: Db,
  scope: Scope,
  place: PagePlace,
): Promise<{ rows: Campaign[]; total: number }> {
  const which = sql`campaign c where ${ofStore('c', scope)}`
  const [{ rows }, total] = await Promise.all([
    sql<Campaign>`select ${columns} from ${which}
      order by c.id desc limit ${place.pageSize} offset ${offsetOf(place)}`.execute(db),
    totalOf(db, which),
  ])
  return { rows, total }
}

export async function findCampaign(
  db: Db,
  scope: Scope,
  id: number,
): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`
    select ${columns} from campaign c where ${ofStore('c', scope)} and c.id = ${id}`.execute(db)
  return rows[0]
}

export async function insertCampaign(
  trx: Db,
  { partnerId, storeId }: Scope,
  message: Message & {
    readonly to: string
    readonly audience: { readonly id: number; readonly members: number }
    readonly by: string
    readonly at: Date
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('campaign')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      title: message.title,
      title_en: message.titleEn,
      text: message.text,
      text_en: message.textEn,
      link: message.link,
      purpose: message.purpose,
      sent_to: message.to,
      audience_id: message.audience.id,
      members: message.audience.members,
      staff_name: message.by,
      created_at: message.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function stopCampaign(trx: Db, scope: Scope, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update campaign c set state = 'stopped'
    where ${ofStore('c', scope)} and c.id = ${id} and c.state = 'sending'`.execute(trx)
  return numAffectedRows === 1n
}

export interface Sending extends Message {
  readonly audienceId: number
  readonly lookedAt: number
  readonly outcomes: Outcomes
}

/** One that is being sent, held until the transaction ends. */
export async function holdSending(trx: Db, scope: Scope, id: number): Promise<Sending | undefined> {
  const { rows } = await sql<Sending>`
    select c.title, c.title_en as "titleEn", c.text, c.text_en as "textEn", c.link, c.purpose,
      c.audience_id as "audienceId", c.looked_at as "lookedAt", c.outcomes
    from campaign c where ${ofStore('c', scope)} and c.id = ${id} and c.state = 'sending'
    for update`.execute(trx)
  return rows[0]
}

export async function goOn(
  trx: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
  id: number,
  to: Pick<Sending, 'lookedAt' | 'outcomes'> | 'done',
): Promise<void> {
  await trx
    .updateTable('campaign')
    .set(
      to === 'done'
        ? { state: 'done' }
        : { looked_at: to.lookedAt, outcomes: JSON.stringify(to.outcomes) },
    )
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}

/**
 * Holds these members until the transaction ends: what two messages tell the same one is counted one
 * after the other.
 */
export async function holdListeners(
  trx: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
  memberIds: readonly number[],
): Promise<void> {
  await sql`
    select m.id from member m where m.partner_id = ${partnerId}
      and m.id = any(${[...memberIds]}::bigint[]) order by m.id for no key update`.execute(trx)
}

/**
 * They themselves as they are now; asked once they are held, since a statement that waits counts
 * what there was before.
 */
export async function listenersOf(
  trx: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
  memberIds: readonly number[],
  since: Date,
): Promise<(Listener & { readonly memberId: number })[]> {
  const { rows } = await sql<Listener & { readonly memberId: number }>`
    select m.id as "memberId", m.status = ${lit(memberStatus.normal)} as "isOpen",
      coalesce((select p.is_allowed from privacy_choice p where p.partner_id = m.partner_id
        and p.member_id = m.id and p.code = 'marketing' order by p.id desc limit 1), false) as "hasConsent",
      (select count(*)::int from campaign_member w join campaign c on c.partner_id = w.partner_id
        and c.id = w.campaign_id and c.purpose = 'marketing'
        where w.partner_id = m.partner_id and w.member_id = m.id and w.outcome = 'told' and w.at > ${since})
        as "toldThisWeek"
    from member m where m.partner_id = ${partnerId} and m.id = any(${[...memberIds]}::bigint[])
    order by m.id`.execute(trx)
  return rows
}

export async function noteOutcomes(
  trx: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
  id: number,
  became: readonly { readonly memberId: number; readonly outcome: Outcome }[],
  at: Date,
): Promise<void> {
  if (became.length === 0) return
  await trx
    .insertInto('campaign_member')
    .values(
      became.map(({ memberId, outcome }) => ({
        partner_id: partnerId,
        campaign_id: id,
        member_id: memberId,
        outcome,
        at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listTold(
  db: Db,
  scope: Scope,
  id: number,
  {
    outcome,
    isHereOnly,
    ...place
  }: PagePlace & {
    readonly outcome?: Outcome | undefined
    /** Those alone who ordered in this store. */
    readonly isHereOnly: boolean
  },
): Promise<{ rows: Told[]; total: number }> {
  const { partnerId } = scope
  const isHere = sql`exists (select 1 from member_store t
    where ${ofStore('t', scope)} and t.member_id = w.member_id)`
  const which = sql`campaign_member w where w.partner_id = ${partnerId} and w.campaign_id = ${id}
    ${outcome ? sql`and w.outcome = ${outcome}` : sql``} ${isHereOnly ? sql`and ${isHere}` : sql``}`
  const [{ rows }, total] = await Promise.all([
    sql<Told>`
      select p.member_id as "memberId", m.nickname, p.outcome, ${ms('p.at')} as at
      from (select w.member_id, w.outcome, w.at from ${which}
        order by w.member_id desc limit ${place.pageSize + 1} offset ${offsetOf(place)}) p
      join member m on m.partner_id = ${partnerId} and m.id = p.member_id
      order by p.member_id desc`.execute(db),
    cappedTotalOf(db, which),
  ])
  return { rows, total }
}

/** All members of a partner whose account is open. */
export const everybody = ({ partnerId }: Pick<Scope, 'partnerId'>) => sql`
  select m.id from member m where m.partner_id = ${partnerId} and m.status = ${lit(memberStatus.normal)}`

/** Those who ordered in a store. */
export const everybodyHere = (scope: Scope) => sql`
  select m.id from member_store t join member m on m.partner_id = t.partner_id and m.id = t.member_id
  where ${ofStore('t', scope)} and m.status = ${lit(memberStatus.normal)}`

export const oneMember = ({ partnerId }: Pick<Scope, 'partnerId'>, memberId: number) => sql`
  select m.id from member m where m.partner_id = ${partnerId} and m.id = ${memberId}
    and m.status = ${lit(memberStatus.normal)}`
