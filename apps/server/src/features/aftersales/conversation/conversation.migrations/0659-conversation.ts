/** What members and the service of a store write to each other. */
export const conversationMigration = {
  id: '0659-conversation',
  sql: `
create table conversation (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  /* 0 waits for the staff, 1 answered, 2 closed */
  state smallint not null default 0 check (state in (0, 1, 2)),
  /* since when the member waits */
  waiting_since timestamptz,
  /* who of the staff looks after it */
  staff_id bigint,
  last_id integer not null default 0,
  last_at timestamptz not null,
  /* the last message of the other side that each has seen */
  member_seen integer not null default 0,
  staff_seen integer not null default 0,
  unique (partner_id, store_id, member_id),
  unique (partner_id, store_id, id),
  check ((state = 0) = (waiting_since is not null)),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
) with (fillfactor = 80);
create index conversation_waiting on conversation (partner_id, store_id, waiting_since, id) where state = 0;
create index conversation_latest on conversation (partner_id, store_id, last_at desc, id desc);
create index conversation_staff on conversation (staff_id, partner_id, store_id) where state <> 2;
create index conversation_old on conversation (last_at);
create index conversation_member on conversation (partner_id, member_id);

create table conversation_message (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  conversation_id integer not null,
  /* whose conversation it is */
  member_id bigint not null,
  sender text not null check (sender in ('member', 'staff')),
  /* who of the staff wrote it */
  staff_id bigint,
  request_id uuid not null,
  kind text not null check (kind in ('text', 'picture', 'goods', 'order')),
  content text not null default '',
  /* PictureRef */
  pic jsonb,
  /* goods or an order as they were then */
  card jsonb,
  created_at timestamptz not null,
  unique (conversation_id, request_id, sender),
  check ((sender = 'staff') = (staff_id is not null)),
  check ((kind = 'text') = (content <> '')),
  check ((kind = 'picture') = (pic is not null)),
  check ((kind in ('goods', 'order')) = (card is not null)),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, store_id, conversation_id)
    references conversation (partner_id, store_id, id) on delete cascade,
  foreign key (partner_id, member_id) references member (partner_id, id),
  foreign key (partner_id, staff_id) references staff (partner_id, id)
);
create index conversation_message_thread on conversation_message (conversation_id, id desc);
create index conversation_message_member on conversation_message (partner_id, member_id);
create index conversation_message_old on conversation_message (created_at);
`,
}
