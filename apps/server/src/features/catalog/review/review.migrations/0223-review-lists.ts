/**
 * Reviews that the back office looks for: those of goods, and the few that are hidden or have
 * pictures.
 */
export const reviewListsMigration = {
  id: '0223-review-lists',
  sql: `
create index review_of_goods on review (goods_id, id desc);
create index review_hidden on review (partner_id, id desc) where audit_status = 2 or append_status = 2;
create index review_pictured on review (partner_id, id desc) where jsonb_array_length(pics) > 0 or jsonb_array_length(append_pics) > 0;
`,
}
