export const collectionMigration = {
  id: '0012-collection',
  sql: `
create table collection (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  goods_id bigint not null,
  created_at timestamptz not null,
  unique (partner_id, member_id, goods_id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, goods_id) references goods (partner_id, id)
);
`,
}
