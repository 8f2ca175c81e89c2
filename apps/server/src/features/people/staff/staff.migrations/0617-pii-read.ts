/**
 * Who of the staff was shown what of people: one row for the same thing in an hour, since pages that
 * wait for something ask again and again.
 */
export const piiReadMigration = {
  id: '0617-pii-read',
  sql: `
create table pii_read (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  staff_id bigint not null,
  staff_name text not null,
  /* "orderAdmin.detail" */
  call text not null,
  way text not null check (way in ('open', 'list', 'search', 'export')),
  /* "order 2601…", or "order" for all */
  object text not null,
  ip text not null,
  hour timestamptz not null,
  at timestamptz not null,
  last_at timestamptz not null,
  times integer not null check (times > 0),
  unique (staff_id, store_id, call, way, object, ip, hour),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);
create index pii_read_last on pii_read (last_at);
create index pii_read_partner on pii_read (partner_id, last_at desc, id desc);
create index pii_read_object on pii_read (partner_id, object, last_at desc, id desc);
`,
}
