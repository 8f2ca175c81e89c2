/** Whether a job runs is asked of its kind and key before newer work of the same is taken. */
export const jobRunningMigration = {
  id: '0564-job-running',
  sql: `
create index job_running on job (kind, key) where state = 'running';
`,
}
