export const addressMigration = {
  id: '0003-address',
  sql: `
create table address (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  name text not null,
  phone text not null,
  province_code text not null,
  city_code text not null,
  county_code text not null,
  /* names as they were when saved: codes get retired */
  province text not null,
  city text not null,
  county text not null,
  detail text not null,
  post_code text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (partner_id, member_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index address_member on address (partner_id, member_id) where deleted_at is null;
create unique index address_default on address (partner_id, member_id) where is_default and deleted_at is null;
`,
}
