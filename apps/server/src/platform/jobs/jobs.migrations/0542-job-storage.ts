/** Vacuum before the queue grows: its rows come and go (decision 125). */
export const jobStorageMigration = {
  id: '0542-job-storage',
  sql: `
alter table job set (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
`,
}
