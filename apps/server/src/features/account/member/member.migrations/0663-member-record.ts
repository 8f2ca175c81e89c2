/** Tags that members wear, and what staff note about them. */
export const memberRecordMigration = {
  id: '0663-member-record',
  sql: `
create table member_tag (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  /* null: of all stores of the partner */
  store_id integer,
  name text not null check (length(name) between 1 and 20),
  color text not null check (color in ('grey', 'blue', 'green', 'amber', 'red', 'accent')),
  created_at timestamptz not null,
  unique (partner_id, id),
  foreign key (partner_id) references partner (id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create unique index member_tag_name on member_tag (partner_id, coalesce(store_id, 0), lower(name));

create table member_tagged (
  partner_id integer not null,
  tag_id bigint not null,
  member_id bigint not null,
  at timestamptz not null,
  primary key (partner_id, tag_id, member_id),
  foreign key (partner_id, tag_id) references member_tag (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index member_tagged_member on member_tagged (partner_id, member_id);

create table member_note (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  /* where it was written: staff of one store read those of their store */
  store_id integer not null,
  member_id bigint not null,
  text text not null,
  staff_name text not null,
  at timestamptz not null,
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index member_note_member on member_note (partner_id, member_id, id desc);
`,
}
