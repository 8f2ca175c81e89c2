/** The tax category and rate of goods that have their own; null: those of the partner. */
export const goodsTaxMigration = {
  id: '0628-goods-tax',
  sql: `
alter table goods add column tax jsonb;
create index goods_taxed on goods (partner_id, id) where tax is not null;
`,
}
