export const identityMigration = {
  id: '0002-identity',
  sql: `
create table level (
  partner_id integer not null references partner (id),
  code text not null,
  name text not null,
  growth_min integer not null check (growth_min >= 0),
  primary key (partner_id, code)
);

create table member (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  uuid text not null unique,
  nickname text not null,
  avatar text not null default '',
  phone text,
  gender smallint not null default 0 check (gender in (0, 1, 2)),
  birthday date,
  roles text[] not null default '{user}',
  staff_level smallint not null default 0 check (staff_level between 0 and 3),
  /* 1 normal, 2 cancelling, 3 cancelled, 4 frozen */
  status smallint not null default 1 check (status between 1 and 4),
  integration bigint not null default 0 check (integration >= 0),
  growth bigint not null default 0 check (growth >= 0),
  register_source text not null default 'wap',
  created_at timestamptz not null,
  unique (partner_id, id),
  unique (partner_id, phone)
);

create table member_identity (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  type text not null,
  app_id text not null default '',
  subject text not null,
  created_at timestamptz not null,
  unique (partner_id, type, app_id, subject),
  foreign key (partner_id, member_id) references member (partner_id, id)
);

create table session (
  id bigint generated always as identity primary key,
  token_hash text not null unique,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint,
  xsrf text not null,
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index session_member on session (member_id) where member_id is not null;
create index session_expiry on session (expires_at);

create table sms_code (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  phone text not null,
  scene text not null,
  code_hash text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_phone on sms_code (partner_id, phone, scene, id desc);

create table captcha (
  id text primary key,
  answer_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
`,
}
