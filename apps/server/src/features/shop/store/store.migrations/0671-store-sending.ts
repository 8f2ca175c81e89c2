/** On which days a store sends: every day until midnight, until somebody says otherwise. */
export const storeSendingMigration = {
  id: '0671-store-sending',
  sql: `
alter table store add column sending jsonb not null
  default '{"days": [1, 2, 3, 4, 5, 6, 7], "untilHour": 24, "daysOff": [], "daysOn": []}';
`,
}
