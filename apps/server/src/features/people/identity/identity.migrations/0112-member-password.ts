export const memberPasswordMigration = {
  id: '0112-member-password',
  sql: `
/* Beside the code by text message; who has none signs in without. */
create table member_password (
  partner_id integer not null,
  member_id bigint not null,
  hash text not null,
  changed_at timestamptz not null,
  primary key (partner_id, member_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
`,
}
