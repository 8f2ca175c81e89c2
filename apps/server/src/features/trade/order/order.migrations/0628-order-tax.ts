/**
 * The tax category and rate that a line was bought under, and those of the order's freight where it
 * is a line of its own on invoices; null: those of the installation, and spread over the goods.
 */
export const orderTaxMigration = {
  id: '0628-order-tax',
  sql: `
alter table order_item add column tax jsonb;
alter table orders add column freight_tax jsonb;
`,
}
