/**
 * The partner of what an event is about. Empty in those of a version that does not write it; they
 * go a month after they were handled.
 */
export const eventPartnerMigration = {
  id: '0540-event-partner',
  sql: `
alter table event add column partner_id integer;
`,
}
