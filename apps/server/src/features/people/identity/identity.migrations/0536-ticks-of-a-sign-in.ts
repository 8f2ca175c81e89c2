export const ticksOfSignInMigration = {
  id: '0536-ticks-of-a-sign-in',
  sql: `
/* What was ticked goes with the sign-in that it was ticked for: a session can be anybody's. The
   version before still writes session.agreed, which nobody reads any more. */
alter table sign_in_attempt add column agreed jsonb not null default '[]';
alter table ticket add column agreed jsonb not null default '[]';
`,
}
