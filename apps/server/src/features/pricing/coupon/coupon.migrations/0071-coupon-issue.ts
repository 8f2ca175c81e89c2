/** Coupons issued in the back office: one request gives a member one, however often it is sent. */
export const couponIssueMigration = {
  id: '0071-coupon-issue',
  sql: `
alter table coupon_history add column issue_key text;
create unique index coupon_history_issue on coupon_history (template_id, member_id, issue_key) where issue_key is not null;
`,
}
