/** The price at which something was put into a cart is none below nothing. */
export const cartChecksMigration = {
  id: '0541-cart-checks',
  sql: `
alter table cart_item add check (added_price >= 0);
`,
}
