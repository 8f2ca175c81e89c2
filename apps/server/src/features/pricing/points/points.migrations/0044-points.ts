/**
 * Append-only ledgers; the balance on the member is their sum. What members had before it becomes
 * its first row.
 */
export const pointsMigration = {
  id: '0044-points',
  sql: `
alter table level add column points_rate_bp integer not null default 10000 check (points_rate_bp > 0);
/* points that a refund would have taken back, had they not been spent: taken from the next ones */
alter table member add column points_debt bigint not null default 0 check (points_debt >= 0);

create table points_ledger (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  delta bigint not null,
  balance bigint not null check (balance >= 0),
  /* what this row adds to the debt, or pays of it with a minus */
  owed bigint not null default 0,
  /* opening, spend, back, earn, revoke, expire, adjust */
  biz_type text not null,
  biz_id text not null,
  order_sn text,
  /* of what was earned: basis points of the usual, for what is taken back later */
  rate_bp integer,
  note text not null default '',
  expire_at timestamptz,
  at timestamptz not null,
  unique (member_id, biz_type, biz_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index points_ledger_member on points_ledger (partner_id, member_id, id desc);
create index points_ledger_order on points_ledger (order_sn) where order_sn is not null;

create table growth_ledger (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  delta bigint not null,
  balance bigint not null check (balance >= 0),
  /* opening, earn, revoke, adjust */
  biz_type text not null,
  biz_id text not null,
  order_sn text,
  note text not null default '',
  at timestamptz not null,
  unique (member_id, biz_type, biz_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index growth_ledger_member on growth_ledger (partner_id, member_id, id desc);
create index growth_ledger_order on growth_ledger (order_sn) where order_sn is not null;

insert into points_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, expire_at, at)
select m.partner_id, m.id, m.integration, m.integration, 'opening', '1',
  ((date_trunc('year', now() at time zone 'Asia/Shanghai') + interval '2 years') at time zone 'Asia/Shanghai'), now()
from member m where m.integration > 0;
insert into growth_ledger (partner_id, member_id, delta, balance, biz_type, biz_id, at)
select m.partner_id, m.id, m.growth, m.growth, 'opening', '1', now() from member m where m.growth > 0;
`,
}
