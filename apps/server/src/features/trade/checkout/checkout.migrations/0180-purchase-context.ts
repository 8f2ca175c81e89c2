/**
 * What a way to buy must know later, for example which activity: kept by the checkout and by its
 * order.
 */
export const purchaseContextMigration = {
  id: '0180-purchase-context',
  sql: `
alter table checkout_flow add column context jsonb;
alter table orders add column context jsonb;
`,
}
