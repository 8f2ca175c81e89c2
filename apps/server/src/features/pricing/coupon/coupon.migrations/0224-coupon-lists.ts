/** Who holds a coupon, and what became of it, without reading all that were drawn. */
export const couponListsMigration = {
  id: '0224-coupon-lists',
  sql: `
create index coupon_history_state on coupon_history (template_id, status, id desc);
`,
}
