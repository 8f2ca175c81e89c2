/** Vacuum before the outbox grows: each of its rows is marked once (decision 125). */
export const eventStorageMigration = {
  id: '0542-event-storage',
  sql: `
alter table event set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
