/** Bounds of prices, and the states of stock (decision 125). */
export const catalogChecksMigration = {
  id: '0541-catalog-checks',
  sql: `
alter table store_goods
  add check (price >= 0),
  add check (list_price >= 0),
  add check (stock_state between 0 and 2);
alter table listing
  add check (base_price >= 0),
  add check (price >= 0),
  add check (stock_state between 0 and 2);
`,
}
