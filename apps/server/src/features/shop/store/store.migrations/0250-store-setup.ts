export const storeSetupMigration = {
  id: '0250-store-setup',
  sql: `
alter table store
  add column version integer not null default 0,
  /* where goods are sent back to; the store's own where they are empty */
  add column return_name text not null default '',
  add column return_phone text not null default '',
  add column return_address text not null default '';
`,
}
