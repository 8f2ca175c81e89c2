export const signInMigration = {
  id: '0033-sign-in',
  sql: `
/* People as WeChat, Apple or WeCom know them, members or not. Openids differ by app. */
create table external_user (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  uuid text not null unique,
  type text not null check (type in ('wx-openid', 'apple', 'oa')),
  app_id text not null default '',
  subject text not null,
  unionid text,
  nickname text not null default '',
  avatar text not null default '',
  created_at timestamptz not null,
  seen_at timestamptz not null,
  unique (partner_id, id),
  unique (partner_id, type, app_id, subject)
);

alter table session add column external_user_id bigint;
alter table session add foreign key (partner_id, external_user_id) references external_user (partner_id, id);

/* A browser that left to say who it is. */
create table sign_in_attempt (
  state_hash text primary key,
  provider text not null check (provider in ('weixin', 'apple', 'oa')),
  partner_id integer not null,
  store_id integer not null,
  session_id bigint not null,
  target text not null,
  nonce text not null default '',
  /* What Apple tells the first time only. */
  name text not null default '',
  expires_at timestamptz not null,
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index sign_in_attempt_expiry on sign_in_attempt (expires_at);

/* Codes of providers, each exchanged once; the outcome answers whoever sends the same one again. */
create table sign_in_code (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  provider text not null,
  app_id text not null,
  code_hash text not null,
  /* Who sent it first, as the hash of its session token; empty: nobody may send it again. */
  holder text not null,
  outcome jsonb,
  taken_at timestamptz not null,
  unique (provider, app_id, code_hash)
);
create index sign_in_code_age on sign_in_code (taken_at);

/* Good once, for a minute: from a web page to a page of the mini-program, back, and from an app to a web view. */
create table ticket (
  token_hash text primary key,
  kind text not null check (kind in ('page', 'web', 'passport')),
  partner_id integer not null,
  store_id integer not null,
  session_id bigint,
  member_id bigint,
  external_user_id bigint,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index ticket_expiry on ticket (expires_at);

/* What a member agreed to, in which version, where and when. */
create table consent (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  member_id bigint not null,
  code text not null,
  version text not null,
  host text not null,
  agreed_at timestamptz not null,
  withdrawn_at timestamptz,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index consent_member on consent (partner_id, member_id, id);
`,
}
