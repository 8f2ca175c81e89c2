export const visitorHolderMigration = {
  id: '0106-visitor-holder',
  sql: `
/* The session of a visitor of whom nothing is written has a number below zero. */
alter table upload drop constraint upload_holder_check;
alter table upload add constraint upload_holder_check check (holder ~ '^(session -?|staff )[0-9]+$');
`,
}
