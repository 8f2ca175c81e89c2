/** Codes of goods and SKUs are one whatever their case: what is new is compared so. */
export const codesInAnyCaseMigration = {
  id: '0570-codes-in-any-case',
  sql: `
create index sku_code_lower on sku (partner_id, lower(product_sn));
create index goods_code_lower on goods (partner_id, lower(code));
`,
}
