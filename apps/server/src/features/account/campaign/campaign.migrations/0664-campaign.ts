/** Messages that staff send to members, and what became of each member. */
export const campaignMigration = {
  id: '0664-campaign',
  sql: `
create table campaign (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  title text not null,
  title_en text not null,
  text text not null,
  text_en text not null,
  link text not null,
  purpose text not null check (purpose in ('marketing', 'service')),
  /* what the members were called when it was sent */
  sent_to text not null,
  audience_id bigint not null,
  members integer not null check (members >= 0),
  state text not null default 'sending' check (state in ('sending', 'done', 'stopped')),
  /* the member after whom it goes on */
  looked_at bigint not null default 0,
  /* how many became what, of those who were looked at */
  outcomes jsonb not null default '{}',
  staff_name text not null,
  created_at timestamptz not null,
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index campaign_list on campaign (partner_id, store_id, id desc);

create table campaign_member (
  partner_id integer not null,
  campaign_id bigint not null,
  member_id bigint not null,
  outcome text not null check (outcome in ('told', 'noConsent', 'enough', 'gone')),
  at timestamptz not null,
  primary key (partner_id, campaign_id, member_id),
  foreign key (partner_id, campaign_id) references campaign (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index campaign_member_outcome on campaign_member (partner_id, campaign_id, outcome, member_id desc);
create index campaign_member_told on campaign_member (partner_id, member_id, at) where outcome = 'told';
create index campaign_member_age on campaign_member (at);
`,
}
