export const screenAuthMigration = {
  id: '0612-screen-auth',
  sql: `
create table screen_auth (
  /* of what stands in the code that a phone scans */
  ask_hash text primary key,
  /* of what the screen alone keeps */
  claim_hash text not null unique,
  partner_id integer not null,
  store_id integer not null,
  role text not null check (role in ('computer', 'public')),
  digits text not null check (digits ~ '^[0-9]{4}$'),
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  is_allowed boolean,
  /* who answered, and in which session */
  member_id bigint,
  session_id bigint,
  claimed_at timestamptz,
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  check ((answered_at is null) = (is_allowed is null)),
  check (answered_at is null or member_id is not null),
  check (claimed_at is null or is_allowed)
);
create index screen_auth_over on screen_auth (expires_at);
create index screen_auth_member on screen_auth (member_id) where member_id is not null;
`,
}
