/**
 * What a store promises beside the law, in its own words. What every goods page promised so far,
 * nobody had promised.
 */
export const storePromisesMigration = {
  id: '0629-store-promises',
  sql: `
alter table store add column promises jsonb not null default '[]' check (jsonb_typeof(promises) = 'array');
`,
}
