export const staffMigration = {
  id: '0030-staff',
  sql: `
create table staff (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  login text not null unique,
  name text not null,
  password_hash text not null,
  active boolean not null default true,
  created_at timestamptz not null,
  unique (partner_id, id)
);

create table staff_role (
  partner_id integer not null,
  staff_id bigint not null,
  /* null: every store of the partner */
  store_id integer,
  role text not null,
  unique nulls not distinct (staff_id, store_id, role),
  foreign key (partner_id, staff_id) references staff (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

create table staff_session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  staff_id bigint not null references staff (id),
  xsrf text not null,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_session_staff on staff_session (staff_id);

create table audit_log (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer,
  staff_id bigint,
  staff_name text not null,
  action text not null,
  /* what was written, for example "goods 12" or "order 2601…" */
  object text not null,
  /* {field: {before, after}} */
  changes jsonb not null,
  ip text not null,
  at timestamptz not null
);
create index audit_log_scope on audit_log (partner_id, id desc);
create index audit_log_object on audit_log (partner_id, object, id desc);
`,
}
