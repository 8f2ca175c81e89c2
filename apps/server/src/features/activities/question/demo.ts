import { randomUUID } from 'node:crypto'
import { beijingDay, day, parseScope, type Scope } from '@mallard/kernel'
import { questionnaires, type DemoQuestionnaire } from '@mallard/shop-data/activities/question'
import { sql } from 'kysely'
import { transact } from '#platform/db/transact.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpQuestionnaire } from './question-admin.service.ts'
import { findForm } from './question.repo.ts'
import { answerOnce } from './question.service.ts'

/** Sets up the questionnaires that are not there yet, and lets those that run go on. */
export async function fillQuestionnaires(demo: DemoWorld): Promise<void> {
  const { db } = demo.services
  for (const questionnaire of questionnaires) {
    const scope = parseScope(questionnaire.store)
    if (!scope) throw new Error(`a questionnaire names the store ${questionnaire.store}`)
    const known = await findForm(db, scope, questionnaire.url)
    if (!known) {
      await setUp(demo, scope, questionnaire)
      await answerBefore(demo, scope, questionnaire)
    } else if (questionnaire.days[1] > 0)
      await sql`
        update question_form
        set end_at = greatest(end_at, ${new Date(at(demo, questionnaire.days[1]))}::timestamptz)
        where id = ${known.id} and closed_at is null`.execute(db)
  }
}

/** The first moment of a day in Beijing, so many days from today. */
const at = ({ now }: DemoWorld, days: number) => beijingDay(now) + days * day

async function setUp(
  demo: DemoWorld,
  scope: Scope,
  { url, name, intro, thanks, questions, points, showsFigures, days }: DemoQuestionnaire,
): Promise<void> {
  const setup = {
    id: 0,
    version: 0,
    name: name.zh,
    nameEn: name.en,
    intro: intro.zh,
    introEn: intro.en,
    questions: [...questions],
    thanks: thanks.zh,
    thanksEn: thanks.en,
    rewardKind: points > 0 ? ('points' as const) : ('none' as const),
    points,
    templateId: null,
    showsFigures,
    most: null,
    startAt: at(demo, days[0]),
    endAt: at(demo, days[1]),
  }
  const { db } = demo.services
  await db.transaction().execute((trx) => setUpQuestionnaire(trx, scope, setup, demo.now, { url }))
}

/** Those who answered before the visitor came. */
async function answerBefore(
  demo: DemoWorld,
  scope: Scope,
  { url, answered }: DemoQuestionnaire,
): Promise<void> {
  const { db } = demo.services
  const form = await findForm(db, scope, url)
  for (const { shopper, sourceUrl, daysAgo, answers } of answered) {
    const memberId = demo.memberOf(scope, shopper)
    if (!form || memberId === undefined) continue
    const answerer = { scope, memberId, now: at(demo, -daysAgo) }
    const sent = { requestId: randomUUID(), answers, sourceUrl }
    const saved = await transact(db, (trx) => answerOnce(trx, answerer, form, sent))
    if (!saved.ok) throw new Error(`nobody could answer ${url}: ${saved.refusal}`)
  }
}
