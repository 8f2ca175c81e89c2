import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { PictureRef } from '@mallard/contract/fields'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { pageRows, type Page, type Rows } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { QuestionTotal, ValueCount } from './question.rules.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

const idsOf = (
  questions: readonly QuestionSetup[],
  ...types: readonly QuestionSetup['type'][]
): string[] => questions.flatMap(({ id, type }) => (types.includes(type) ? [id] : []))

/** What was answered to a questionnaire in all. */
export async function figuresOf(
  db: Db,
  formId: number,
  questions: readonly QuestionSetup[],
): Promise<{ totals: QuestionTotal[]; counts: ValueCount[] }> {
  const [totals, counts] = await Promise.all([
    sql<QuestionTotal>`
      select e->>'id' as id, count(*)::int as answers,
        round(avg(case when e->>'id' = any(${idsOf(questions, 'number', 'star')}::text[])
          then (e->'value'->>0)::numeric end), 2)::float8 as mean
      from question_answer a, jsonb_array_elements(a.answers) e
      where a.form_id = ${formId}
      group by 1`.execute(db),
    sql<ValueCount>`
      select e->>'id' as id, v as value, count(*)::int as count
      from question_answer a, jsonb_array_elements(a.answers) e, jsonb_array_elements_text(e->'value') v
      where a.form_id = ${formId}
        and e->>'id' = any(${idsOf(questions, 'single', 'multiple', 'star')}::text[])
      group by 1, 2`.execute(db),
  ])
  return { totals: totals.rows, counts: counts.rows }
}

export interface ListedAnswer {
  readonly id: number
  readonly memberId: number
  readonly name: string
  readonly phone: string | null
  readonly at: number
  readonly answers: FormAnswer[]
  readonly pics: Record<string, PictureRef>
}

/** Answers of people who are still there, the latest first. */
export const listAnswers = (
  db: Db,
  scope: Scope,
  formId: number,
  page: Page,
): Promise<Rows<ListedAnswer>> =>
  pageRows(
    db,
    {
      from: sql`question_answer a`,
      joins: sql`join member m on m.partner_id = a.partner_id and m.id = a.member_id`,
      columns: sql`a.id, a.member_id as "memberId", m.nickname as name, m.phone,
        ${ms('a.at')} as at, a.answers, a.pics`,
      which: sql`${ofStore('a', scope)} and a.form_id = ${formId} and a.member_id is not null`,
      order: sql`a.at desc, a.id desc`,
    },
    page,
  )
