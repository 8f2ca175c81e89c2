/**
 * What the back office was asked to make, by the number of its request: asked again, it is there
 * already.
 */
export const requestMigration = {
  id: '0082-desk-request',
  sql: `
create table desk_request (
  staff_id bigint not null references staff,
  partner_id integer not null,
  store_id integer not null,
  deed text not null,
  request_id text not null,
  made_id bigint,
  at timestamptz not null,
  primary key (staff_id, partner_id, store_id, deed, request_id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
`,
}
