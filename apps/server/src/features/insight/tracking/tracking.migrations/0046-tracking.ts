/** Page visits, what they were when orders were paid, and the days counted up for the operator. */
export const trackingMigration = {
  id: '0046-tracking',
  sql: `
create table page_visit (
  partner_id integer not null,
  store_id integer not null,
  /* The browser's flow and the number of the page in it: a record that is sent twice counts once. */
  id text not null,
  flow_uuid text not null,
  flow_index integer not null,
  session_id bigint not null,
  member_id bigint,
  /* When the phone says, as long as that can be true; else when it came. */
  at timestamptz not null,
  received_at timestamptz not null,
  client_time bigint not null,
  domain text not null,
  path text not null,
  query text not null,
  url_type text not null,
  is_landpage smallint not null check (is_landpage in (0, 1)),
  client_referrer text not null,
  useragent text not null,
  screen_size text not null,
  user_id text not null,
  flow_last_id text not null,
  flow_last_domain text not null,
  flow_last_path text not null,
  flow_last_url_type text not null,
  source_type text not null,
  version text not null,
  device text not null,
  /* Host that the visit came from; empty within the shop and when unknown. */
  referrer text not null,
  primary key (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index page_visit_at on page_visit (at);
create index page_visit_member on page_visit (partner_id, member_id) where member_id is not null;

create table visit_paid (
  order_id bigint primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  at timestamptz not null
);
create index visit_paid_member on visit_paid (partner_id, member_id, at);
create index visit_paid_at on visit_paid (at);

create table visit_day (
  partner_id integer not null,
  store_id integer not null,
  /* Of Beijing. */
  day date not null,
  part text not null check (part in ('all', 'hour', 'page', 'landing', 'referrer', 'host', 'device', 'step')),
  key text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  primary key (partner_id, store_id, day, part, key)
);
`,
}
