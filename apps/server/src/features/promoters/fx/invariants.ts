import { commissionStatus, withdrawStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const fxInvariants: FeatureInvariants = {
  statements: `
-- I-14 what a promoter has is the sum of the ledger, in each of its four columns
select p.id, p.frozen, p.available, p.withdrawing, p.withdrawn
from fx_promoter p cross join lateral (
  select coalesce(sum(l.frozen), 0) as frozen, coalesce(sum(l.available), 0) as available,
    coalesce(sum(l.withdrawing), 0) as withdrawing, coalesce(sum(l.withdrawn), 0) as withdrawn
  from fx_ledger l where l.partner_id = p.partner_id and l.promoter_id = p.id
) s
where /* each promoter: p.id = any($keys) */ true
  and (p.frozen <> s.frozen or p.available <> s.available or p.withdrawing <> s.withdrawing
    or p.withdrawn <> s.withdrawn);

-- I-14 a commission is its rate of what was paid, at most half of it, and less what was refunded; the ledger says the same
select c.id, c.base, c.kept, c.amount, c.reversed
from fx_commission c join fx_promoter p on p.id = c.promoter_id
where /* each promoter: p.id = any($keys) */ true
  and c.paid_at is not null
  and (c.amount <> floor(c.base * c.bp / 10000.0) or c.amount - c.reversed < floor(c.kept * c.bp / 10000.0)
    or c.amount - c.reversed <> (select coalesce(sum(l.frozen + l.available), 0) from fx_ledger l
      where l.partner_id = c.partner_id and l.commission_id = c.id)
    or (c.status <> ${commissionStatus.frozen}
      and 0 <> (select coalesce(sum(l.frozen), 0) from fx_ledger l where l.partner_id = c.partner_id
        and l.commission_id = c.id)));

-- I-14 nobody earns by what they bought themselves
select f.order_id, f.promoter_id
from fx_order f join fx_promoter p on p.id = f.promoter_id
where /* each promoter: p.id = any($keys) */ true and f.member_id = p.member_id;

-- I-15 what is under way and what was paid out are the withdrawals of a promoter, one of them open at most
select p.id, p.withdrawing, p.withdrawn
from fx_promoter p
where /* each promoter: p.id = any($keys) */ true
  and (p.withdrawing <> (select coalesce(sum(w.amount), 0) from fx_withdraw w
      where w.promoter_id = p.id and w.status in (${withdrawStatus.reviewing}, ${withdrawStatus.approved}))
    or p.withdrawn <> (select coalesce(sum(w.amount), 0) from fx_withdraw w
      where w.promoter_id = p.id and w.status = ${withdrawStatus.paid}));

-- I-15 a large withdrawal was approved and paid by two persons, or by one whom the owner’s rule let
select w.id, w.approved_by, w.paid_by
from fx_withdraw w join fx_promoter p on p.id = w.promoter_id
where /* each promoter: p.id = any($keys) */ true
  and w.status = ${withdrawStatus.paid} and (w.approved_by is null or w.paid_by is null
    or (w.amount >= 500000 and w.approved_by = w.paid_by
    and not exists (select from fx_withdraw_alone a where a.withdraw_id = w.id)));
`,
  subjects: { promoter: { table: 'fx_promoter', column: 'id', type: 'bigint', logs: {} } },
}
