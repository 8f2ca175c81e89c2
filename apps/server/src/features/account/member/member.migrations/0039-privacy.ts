export const privacyMigration = {
  id: '0039-privacy',
  sql: `
/* What a member allowed or withdrew, one row each time: the newest one holds, the others prove (PIPL art. 14 to 16). */
create table privacy_choice (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  code text not null,
  is_allowed boolean not null,
  ip text not null default '',
  at timestamptz not null,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index privacy_choice_member on privacy_choice (partner_id, member_id, code, id desc);
`,
}
