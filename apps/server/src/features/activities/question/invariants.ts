import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const questionInvariants: FeatureInvariants = {
  statements: `
-- I-11 answers that a questionnaire has taken are those that are there and those that were removed as too old
select f.id, f.answers, f.removed
from question_form f
where /* each question: f.id = any($keys) */ true
  and f.answers <> f.removed + (select count(*) from question_answer a where a.form_id = f.id);

-- I-12 what is noted as given for answers was given, once: its points, or its coupon
select a.id, a.form_id, a.points, a.coupon_history_id
from question_answer a
where /* each question: a.form_id = any($keys) */ true
  and a.member_id is not null
  and (a.points <> (select coalesce(sum(l.delta - l.owed), 0) from points_ledger l where l.member_id = a.member_id and l.biz_type = 'question' and l.biz_id = a.id::text)
    or (a.coupon_history_id is not null and not exists (select 1 from coupon_history h where h.id = a.coupon_history_id and h.member_id = a.member_id)));
`,
  subjects: {
    question: { table: 'question_form', column: 'id', type: 'bigint', logs: {} },
  },
}
