/** When a store's service is there, what it says often, and what members thought of it. */
export const conversationServiceMigration = {
  id: '0660-conversation-service',
  sql: `
alter table conversation add column closed_at timestamptz;
update conversation set closed_at = last_at where state = 2;
alter table conversation add constraint conversation_closed check ((state = 2) = (closed_at is not null));
create index conversation_silent on conversation (last_at) where state = 1;

create table conversation_setting (
  partner_id integer not null,
  store_id integer not null,
  /* false: somebody is always there */
  is_limited boolean not null default false,
  /* 1 Monday to 7 Sunday */
  weekdays jsonb not null default '[1, 2, 3, 4, 5, 6, 7]',
  /* minutes of the day */
  opens smallint not null default 540 check (opens between 0 and 1439),
  closes smallint not null default 1260 check (closes between 1 and 1440),
  away text not null default '',
  away_en text not null default '',
  /* texts that staff send often */
  replies jsonb not null default '[]',
  version integer not null default 1 check (version > 0),
  primary key (partner_id, store_id),
  check (opens < closes),
  foreign key (partner_id, store_id) references store (partner_id, id)
);

create table conversation_rating (
  conversation_id integer not null,
  /* of the closing that it is about */
  closed_at timestamptz not null,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* who looked after it */
  staff_id bigint,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '',
  created_at timestamptz not null,
  primary key (conversation_id, closed_at),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, store_id, conversation_id)
    references conversation (partner_id, store_id, id) on delete cascade,
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);
create index conversation_rating_member on conversation_rating (partner_id, member_id);
create index conversation_rating_old on conversation_rating (created_at);
`,
}
