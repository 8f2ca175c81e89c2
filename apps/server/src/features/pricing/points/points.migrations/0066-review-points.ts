/**
 * What a review earns, as each partner has it. Accounts that had ended before their points went
 * through the ledgers get the row that was missing, which brings each ledger to nothing.
 */
export const reviewPointsMigration = {
  id: '0066-review-points',
  sql: `
/* points for a review that is shown; 0: none */
alter table partner add column review_points integer not null default 20 check (review_points between 0 and 1000);

insert into points_ledger (partner_id, member_id, delta, balance, owed, biz_type, biz_id, at)
select m.partner_id, m.id, -sum(l.delta), 0, -sum(l.owed), 'close', 'repaired', now()
from member m join points_ledger l on l.member_id = m.id where m.status = 3
group by m.partner_id, m.id having sum(l.delta) <> 0 or sum(l.owed) <> 0;
insert into growth_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, at)
select m.partner_id, m.id, -sum(l.delta), 0, 'close', 'repaired', now()
from member m join growth_ledger l on l.member_id = m.id where m.status = 3
group by m.partner_id, m.id having sum(l.delta) <> 0;
update member set integration = 0, points_debt = 0, growth = 0 where status = 3;
`,
}
