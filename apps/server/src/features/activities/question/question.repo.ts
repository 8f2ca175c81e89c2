import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { RewardKind } from '@mallard/contract/activities/question/question.codes'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { namedColumns, type NamedRow } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** A questionnaire; times in ms. */
export interface FormRow extends NamedRow {
  readonly url: string
  readonly intro: string
  readonly introEn: string
  readonly questions: QuestionSetup[]
  readonly thanks: string
  readonly thanksEn: string
  readonly rewardKind: RewardKind
  readonly points: number
  readonly templateId: number | null
  /** Of the coupon; empty where there is none. */
  readonly couponName: string
  readonly couponNameEn: string
  readonly showsFigures: boolean
  readonly most: number | null
  readonly answers: number
}

const columns = sql`${namedColumns},
  a.url, a.intro, a.intro_en as "introEn", a.questions, a.thanks, a.thanks_en as "thanksEn",
  a.reward_kind as "rewardKind", a.points, a.template_id as "templateId",
  coalesce(t.name, '') as "couponName", coalesce(t.name_en, '') as "couponNameEn",
  a.shows_figures as "showsFigures", a.most, a.answers`

/** One of a store, by its number or by what its address ends with. */
export async function findForm(
  db: Db,
  scope: Scope,
  by: number | string,
): Promise<FormRow | undefined> {
  const which = typeof by === 'number' ? sql`a.id = ${by}` : sql`a.url = ${by}`
  const { rows } = await sql<FormRow>`
    select ${columns} from question_form a left join coupon_template t on t.id = a.template_id
    where ${ofStore('a', scope)} and ${which}`.execute(db)
  return rows[0]
}

export interface AnswerRow {
  readonly formId: number
  readonly requestId: string
  readonly sourceUrl: string
  readonly at: number
  readonly isRewardGone: boolean
}

/** What a member answered: to one questionnaire of a store, or by what its result's address ends with. */
export async function findAnswer(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  by: { readonly formId: number } | { readonly sourceUrl: string },
): Promise<AnswerRow | undefined> {
  const which = 'formId' in by ? sql`a.form_id = ${by.formId}` : sql`a.source_url = ${by.sourceUrl}`
  const { rows } = await sql<AnswerRow>`
    select a.form_id as "formId", a.request_id as "requestId", a.source_url as "sourceUrl",
      ${ms('a.at')} as at, a.is_reward_gone as "isRewardGone"
    from question_answer a
    where a.partner_id = ${partnerId} and a.store_id = ${storeId} and a.member_id = ${memberId}
      and ${which}`.execute(db)
  return rows[0]
}

/** Takes one of the places of a questionnaire that runs; false: there is none. */
export async function takePlace(trx: Db, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update question_form set answers = answers + 1
    where id = ${id} and closed_at is null and start_at <= ${at} and end_at > ${at}
      and (most is null or answers < most)
    returning id`.execute(trx)
  return rows.length === 1
}

export interface NewAnswer {
  readonly formId: number
  readonly memberId: number
  readonly requestId: string
  readonly sourceUrl: string
  readonly answers: readonly FormAnswer[]
  readonly pics: Readonly<Record<string, PictureRef>>
  readonly points: number
  readonly couponHistoryId: number | null
  readonly isRewardGone: boolean
  readonly at: Date
}

export async function insertAnswer(
  trx: Db,
  { partnerId, storeId }: Scope,
  row: NewAnswer,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into question_answer (form_id, partner_id, store_id, member_id, request_id, source_url, answers,
      pics, points, coupon_history_id, is_reward_gone, at)
    values (${row.formId}, ${partnerId}, ${storeId}, ${row.memberId}, ${row.requestId}, ${row.sourceUrl},
      ${JSON.stringify(row.answers)}::jsonb, ${JSON.stringify(row.pics)}::jsonb,
      ${row.points}, ${row.couponHistoryId}, ${row.isRewardGone}, ${row.at})
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Removes some answers from before a moment; how many there were stays with their questionnaire. */
export async function removeOldAnswers(
  trx: Db,
  before: Date,
  most: number,
): Promise<{ pics: PictureRef[] }[]> {
  const { rows } = await sql<{ pics: Record<string, PictureRef> }>`
    with gone as (
      delete from question_answer where id = any(array(
        select id from question_answer where at < ${before}::timestamptz order by at limit ${most}))
      returning form_id, pics
    ), counted as (
      update question_form f set removed = f.removed + g.count
      from (select form_id, count(*)::int as count from gone group by 1) g where f.id = g.form_id
    )
    select pics from gone`.execute(trx)
  return rows.map(({ pics }) => ({ pics: Object.values(pics) }))
}
