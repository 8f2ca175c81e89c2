export const invitationMigration = {
  id: '0607-invitation',
  sql: `
alter table media_use drop constraint media_use_kind_check;
alter table media_use add constraint media_use_kind_check check (kind in ('goods', 'category', 'page', 'article', 'kitchen', 'recipe', 'guide', 'invitation'));

/* An event; its period is when entries are taken. */
create table invitation (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  name text not null,
  name_en text not null default '',
  holds_at timestamptz not null,
  holds_until timestamptz not null,
  is_online boolean not null,
  place text not null default '',
  place_en text not null default '',
  /* latitude,longitude in degrees, GCJ-02; empty: not told */
  point text not null default '',
  /* for those with a place alone */
  online_url text not null default '',
  pic jsonb,
  audience text not null default '',
  audience_en text not null default '',
  html text not null default '',
  html_en text not null default '',
  questions jsonb not null,
  capacity integer not null check (capacity > 0),
  /* those with a place, and those who wait because there is none */
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  start_at timestamptz not null,
  end_at timestamptz not null,
  /* entries were ended early by an operator, who said why */
  closed_at timestamptz,
  close_reason text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, store_id, id),
  check (start_at < end_at),
  check (end_at <= holds_at and holds_at < holds_until),
  check (taken <= capacity),
  check (waiting = 0 or taken = capacity),
  foreign key (partner_id, store_id) references store (partner_id, id)
) with (fillfactor = 70);
create index invitation_store on invitation (partner_id, store_id, start_at);
create index invitation_held on invitation (partner_id, store_id, holds_at, holds_until);
create index invitation_ahead on invitation (holds_at);

/* Who entered, once each; of an account that was closed, and after two years, neither who nor what stays. */
create table invitation_entry (
  id bigint generated always as identity primary key,
  invitation_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint,
  request_id uuid not null,
  state text not null check (state in ('in', 'waiting', 'withdrawn')),
  /* what opens the door */
  pass text not null unique,
  answers jsonb not null,
  /* pictures of the answers, by the keys of their uploads */
  pics jsonb not null default '{}',
  at timestamptz not null,
  reminded_at timestamptz,
  checked_in_at timestamptz,
  checked_in_by bigint,
  check_in_request uuid,
  unique (invitation_id, member_id),
  check (checked_in_at is null or state = 'in'),
  check ((checked_in_at is null) = (check_in_request is null)),
  foreign key (partner_id, store_id, invitation_id) references invitation (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
) with (fillfactor = 80);
create index invitation_entry_queue on invitation_entry (invitation_id, state, at, id);
create index invitation_entry_member on invitation_entry (partner_id, member_id);
`,
}
