/** An exchange names the variant of the goods to send. */
export const exchangeVariantMigration = {
  id: '0171-exchange-variant',
  sql: `
/* what is sent instead; null: the same SKU once more */
alter table return_line add column exchange_sku_id bigint references sku (id);
`,
}
