/** What a shopper expects to pay is none below nothing. */
export const checkoutChecksMigration = {
  id: '0541-checkout-checks',
  sql: `
alter table checkout_flow add check (expected_amount >= 0);
`,
}
