export const appleGrantMigration = {
  id: '0060-apple-grant',
  sql: `
/* By what Apple's grant is taken back when the last account of this person unbinds it or ends. */
create table apple_grant (
  subject text not null,
  app text not null check (app in ('web', 'app')),
  /* The refresh token, encrypted with the server's secret. */
  sealed text not null,
  granted_at timestamptz not null,
  primary key (subject, app)
);
`,
}
