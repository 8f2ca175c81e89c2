/** SKUs are found by how their codes begin. */
export const skuCodeMigration = {
  id: '0262-sku-code',
  sql: `
create index sku_code on sku (partner_id, product_sn text_pattern_ops);
`,
}
