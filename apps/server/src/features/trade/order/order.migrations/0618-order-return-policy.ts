/**
 * The policy that a line was bought under, and whether its buyer agreed to an exemption by nature.
 * Lines that were promised fewer days than the law gives have those of the law.
 */
export const orderReturnPolicyMigration = {
  id: '0618-order-return-policy',
  sql: `
alter table order_item add column return_exempt jsonb, add column is_return_agreed boolean not null default false;
update order_item set after_sale_days = 7 where after_sale_days < 7;
`,
}
