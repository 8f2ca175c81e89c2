/**
 * Since when a promotion may be used only so often: orders under an earlier limit stay as they are.
 */
export const useLimitSinceMigration = {
  id: '0091-use-limit-since',
  sql: `
alter table promotion add column limit_since timestamptz not null default 'epoch';
`,
}
