import { prizeType, winStatus } from '@mallard/contract/activities/lottery/lottery.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const lotteryInvariants: FeatureInvariants = {
  statements: `
-- I-11 units of a lottery's prize that are out are what was won and did not come back, and no more than there are
select z.lottery_id, z.id, z.quota, z.won
from lottery_prize z
where /* each lottery: z.lottery_id = any($keys) */ true
  and z.quota is not null
  and (z.won > z.quota or z.won <> (select count(*) from lottery_record r
    where r.lottery_id = z.lottery_id and r.prize_id = z.id and r.status <> ${winStatus.expired}));

-- I-13 a draw cost its points once, and a prize of points brought them once
select r.id, r.member_id, r.cost, r.points
from lottery_record r
where /* each lottery: r.lottery_id = any($keys) */ true
  and ((r.cost > 0 and not exists (select 1 from points_ledger l
        where l.member_id = r.member_id and l.biz_type = 'lottery'
        and l.biz_id = r.id::text and l.delta = -r.cost))
    or (r.points > 0 and not exists (select 1 from points_ledger l
        where l.member_id = r.member_id and l.biz_type = 'lotteryPrize'
        and l.biz_id = r.id::text and l.delta - l.owed = r.points)));

-- I-12 a coupon that was won is one that its member holds
select r.id, r.member_id, r.coupon_history_id
from lottery_record r
where /* each lottery: r.lottery_id = any($keys) */ true
  and r.type = ${prizeType.coupon} and not exists (select 1 from coupon_history h
    where h.id = r.coupon_history_id and h.member_id = r.member_id);
`,
  subjects: { lottery: { table: 'lottery', column: 'id', type: 'bigint', logs: {} } },
}
