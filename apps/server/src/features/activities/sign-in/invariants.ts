import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const signInInvariants: FeatureInvariants = {
  statements: `
-- I-13 a day of sign-in brought its points once, and one that was made up cost them once
select s.partner_id, s.member_id, s.day
from sign_in s
where (s.points > 0 and not exists (select 1 from points_ledger l where l.member_id = s.member_id and l.biz_type = 'sign'
      and l.biz_id = to_char(s.day, 'YYYY-MM-DD') and l.delta - l.owed = s.points))
  or (s.cost > 0 and not exists (select 1 from points_ledger l where l.member_id = s.member_id and l.biz_type = 'signMakeUp'
      and l.biz_id = to_char(s.day, 'YYYY-MM-DD') and l.delta = -s.cost));

-- I-13 days of sign-in in a row are counted through
select s.partner_id, s.member_id, s.day
from sign_in s left join sign_in b on b.partner_id = s.partner_id and b.member_id = s.member_id and b.day = s.day - 1
where s.streak <> coalesce(b.streak, 0) + 1;
`,
}
