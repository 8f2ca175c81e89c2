export const floorMigration = {
  id: '0610-floor',
  sql: `
/* Members who are shopping guides or supervisors of a store; their roles among a member's own follow from it. */
create table floor_staff (
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  role text not null check (role in ('guide', 'supervisor')),
  since timestamptz not null,
  primary key (partner_id, store_id, member_id),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index floor_staff_member on floor_staff (partner_id, member_id);
`,
}
