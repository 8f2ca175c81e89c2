/** What members wait for: one row until the notice is sent. */
export const goodsWatchMigration = {
  id: '0362-goods-watch',
  sql: `
create table goods_watch (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  sku_id bigint not null,
  kind text not null check (kind in ('stock', 'price')),
  /* fen that everyone paid when it was asked for */
  price bigint not null check (price >= 0),
  created_at timestamptz not null,
  unique (partner_id, store_id, member_id, sku_id, kind),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, sku_id) references sku (partner_id, id) on delete cascade
);
create index goods_watch_store on goods_watch (partner_id, store_id, id);
create index goods_watch_sku on goods_watch (partner_id, store_id, sku_id);
create index goods_watch_created on goods_watch (created_at);
`,
}
