/** How far the invariants were asked, and what broke them and does so still. */
export const invariantMarkMigration = {
  id: '0182-invariant-mark',
  sql: `
/* for a log: its last row that was read; for a subject: where its round through all rows stands */
create table invariant_mark (
  subject text not null,
  /* empty: the round */
  log text not null,
  place text not null,
  began_at timestamptz,
  done bigint not null default 0,
  total bigint not null default 0,
  primary key (subject, log)
);
create table invariant_breach (
  invariant text not null,
  key text not null,
  found_at timestamptz not null,
  primary key (invariant, key)
);
/* the stock of a SKU is compared with its own log */
create index stock_log_sku on stock_log (sku_id, store_id, id);
/* and what an order gave back with its refunds */
create index pay_refund_order on pay_refund (order_id) where order_id is not null;
`,
}
