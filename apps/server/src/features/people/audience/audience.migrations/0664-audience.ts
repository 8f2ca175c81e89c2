/** Members who were chosen at a moment, for something that is done with each of them once. */
export const audienceMigration = {
  id: '0664-audience',
  sql: `
create table audience (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  members integer not null default 0 check (members >= 0),
  created_at timestamptz not null,
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index audience_age on audience (created_at);

create table audience_member (
  partner_id integer not null,
  audience_id bigint not null,
  member_id bigint not null,
  primary key (partner_id, audience_id, member_id),
  foreign key (partner_id, audience_id) references audience (partner_id, id) on delete cascade,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index audience_member_member on audience_member (partner_id, member_id);
`,
}
