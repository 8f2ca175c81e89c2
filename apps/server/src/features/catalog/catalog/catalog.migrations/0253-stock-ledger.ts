/** Who changed stock and why, beside what moved; and from how many units on a SKU is low. */
export const stockLedgerMigration = {
  id: '0253-stock-ledger',
  sql: `
alter table stock_log add column staff_name text;
alter table stock_log add column reason text;

/* units left; null: as with all that say nothing */
alter table store_sku add column low_at integer check (low_at >= 0);
create index store_sku_alarm on store_sku (partner_id, store_id, sku_id) where low_at is not null;
`,
}
