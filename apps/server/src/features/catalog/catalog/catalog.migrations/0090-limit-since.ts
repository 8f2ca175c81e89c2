/** Since when the limit per person holds: what was ordered under an earlier one stays as it is. */
export const limitSinceMigration = {
  id: '0090-limit-since',
  sql: `
alter table goods add column limit_since timestamptz not null default 'epoch';
`,
}
