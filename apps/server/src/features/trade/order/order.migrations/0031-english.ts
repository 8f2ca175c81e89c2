/**
 * English twins of words that a shopper reads in an order and in the user centre. Rows of before
 * fall back to Chinese.
 */
export const englishMigration = {
  id: '0031-english',
  sql: `
alter table order_item add column product_attr_en text not null default '';
alter table level add column name_en text not null default '';
`,
}
