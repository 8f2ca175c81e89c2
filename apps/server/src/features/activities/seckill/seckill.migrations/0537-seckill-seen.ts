export const seckillSeenMigration = {
  id: '0537-seckill-seen',
  sql: `
/* Who saw a session's page. */
create table seckill_seen (
  seckill_id bigint not null,
  member_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  at timestamptz not null,
  primary key (seckill_id, member_id),
  foreign key (partner_id, store_id, seckill_id) references seckill (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index seckill_seen_at on seckill_seen (at);
create index seckill_seen_member on seckill_seen (partner_id, member_id);
`,
}
