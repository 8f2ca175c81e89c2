/** Robots that tell staff, and what waits to be told. */
export const robotMigration = {
  id: '0656-robot',
  sql: `
create table robot (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  kind text not null check (kind in ('wecom', 'dingtalk', 'feishu', 'hook', 'mail')),
  name text not null check (length(name) <= 30),
  /* Both sealed: the address of a robot has its key in it. */
  address text not null,
  secret text not null,
  /* What of the address may be shown. */
  address_end text not null,
  alert_kinds text[] not null,
  has_digest boolean not null,
  is_english boolean not null,
  is_on boolean not null,
  /* Whoever saved it last looks after the installation: what concerns no one store is told as well. */
  is_wide boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  last_at timestamptz,
  /* Of the last digest. */
  digest_day date,
  /* Not before, at its own pace or after a try that failed. */
  next_at timestamptz,
  /* Tries in a row that were not taken, the first of them, and why the last was not. */
  failures integer not null default 0,
  failing_since timestamptz,
  fault_reason text not null default ''
    check (fault_reason in ('', 'address', 'signature', 'tooOften', 'refused', 'away', 'noMail')),
  fault_said text not null default '' check (length(fault_said) <= 200),
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
) with (fillfactor = 80);
create index robot_store on robot (partner_id, store_id);

create table robot_item (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  robot_id bigint not null,
  kind text not null,
  ref text not null,
  text text not null,
  at timestamptz not null,
  /* The first item of the message that it was tried in: that message is repeated as it was. */
  batch bigint,
  foreign key (partner_id, robot_id) references robot (partner_id, id) on delete cascade
);
create index robot_item_robot on robot_item (robot_id, id);
create index robot_item_at on robot_item (at);
`,
}
