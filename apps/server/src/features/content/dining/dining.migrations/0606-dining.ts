export const diningMigration = {
  id: '0606-dining',
  sql: `
create table dining_receipt (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  /* 22 characters of base62: who holds it may review the dish */
  token text not null unique check (length(token) = 22),
  table_name text not null,
  dish text not null,
  dish_en text not null default '',
  staff_id bigint not null references staff (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  /* null: it waits for its comment */
  used_at timestamptz,
  unique (partner_id, store_id, id),
  check (expires_at > created_at),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index dining_receipt_dish on dining_receipt (partner_id, store_id, dish);
create index dining_receipt_over on dining_receipt (expires_at);

create table dining_comment (
  id integer generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  receipt_id integer not null unique,
  /* null: the account is closed */
  member_id bigint,
  request_id uuid not null,
  star smallint not null check (star between 1 and 5),
  content text not null,
  /* PictureRef[] */
  pics jsonb not null default '[]',
  /* 0 waits to be looked at, 1 shown, 2 hidden */
  state smallint not null default 0 check (state in (0, 1, 2)),
  reason text not null default '',
  created_at timestamptz not null,
  foreign key (partner_id, store_id, receipt_id) references dining_receipt (partner_id, store_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index dining_comment_queue on dining_comment (partner_id, store_id, state, id);
create index dining_comment_member on dining_comment (member_id) where member_id is not null;
create index dining_comment_at on dining_comment (created_at);
`,
}
