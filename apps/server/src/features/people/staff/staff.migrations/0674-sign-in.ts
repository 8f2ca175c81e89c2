/**
 * Passwords that somebody else gave, sign-ins from browsers that were not seen before, and of whom
 * the owner asks for a second factor.
 */
export const signInMigration = {
  id: '0674-sign-in',
  sql: `
/* by somebody else: to be changed before anything else is answered */
alter table staff add column password_given boolean not null default false;
/* from a browser that had not signed this person in; known_at: they know of it; browser: the digest of its number */
alter table staff_session add column is_new boolean not null default false,
  add column known_at timestamptz, add column browser text not null default '';
create table factor_rule (
  partner_id integer primary key references partner (id),
  everybody boolean not null,
  roles text[] not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);
`,
}
