/**
 * Whom an order's invoice is to be made out to, as wished at its checkout; it is applied for once
 * the order is paid.
 */
export const checkoutInvoiceMigration = {
  id: '0142-checkout-invoice',
  sql: `
alter table checkout_flow add column invoice jsonb;
-- Each order says how its invoice stands, reversed ones included.
create index invoice_order on invoice (order_id, id);
`,
}
