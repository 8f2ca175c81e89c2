/**
 * What one person may do alone and who may agree to more, as the owner set it; what was given alone
 * for one thing in a day; the phones that staff proved; and proposals that their own author agreed
 * to by a code.
 */
export const approvalMigration = {
  id: '0620-approval',
  sql: `
/* A kind without a row is as it was before there were settings. */
create table approval_rule (
  partner_id integer not null references partner (id),
  kind text not null check (kind in ('refund', 'price', 'coupon', 'points', 'withdrawal', 'money', 'account')),
  /* fen or points for one thing in a day, and for one person in 24 hours; null: it always takes two */
  up_to bigint check (up_to >= 0),
  per_day bigint check (per_day >= up_to),
  roles text[] not null,
  alone boolean not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  primary key (partner_id, kind),
  check ((up_to is null) = (per_day is null))
);
create table given_sum (
  partner_id integer not null references partner (id),
  pool text not null check (pool in ('money', 'points', 'withdrawal')),
  /* "order 2611…", "coupon 12", "member 3", "promoter 4" */
  subject text not null,
  /* first moment of a day of Beijing */
  day timestamptz not null,
  sum bigint not null check (sum > 0),
  primary key (partner_id, pool, subject, day)
);
create index given_sum_day on given_sum (day);
create table staff_phone (
  partner_id integer not null,
  staff_id bigint not null,
  number_sealed text not null,
  proven_at timestamptz not null,
  primary key (partner_id, staff_id),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);
alter table proposal add column alone boolean not null default false;
do $$
declare found text;
begin
  select conname into strict found from pg_constraint
  where conrelid = 'proposal'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%decided_by <> staff_id%';
  execute format('alter table proposal drop constraint %I', found);
end $$;
/* By who proposed it only with a code to their phone. */
alter table proposal add constraint proposal_decided check (
  status not in (1, 2) or (decided_by is not null and (decided_by <> staff_id) <> (alone and status = 1))
);
`,
}
