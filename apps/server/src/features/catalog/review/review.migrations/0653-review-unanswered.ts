/** Reviews that nobody answered, of those that people wrote. */
export const reviewUnansweredMigration = {
  id: '0653-review-unanswered',
  sql: `
create index review_unanswered on review (partner_id, store_id, id)
  where audit_status = 1 and reply is null and not is_auto;
`,
}
