/** Messages to members, and which kinds each member has switched off. */
export const noticeMigration = {
  id: '0037-notice',
  sql: `
create table notice (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  member_id bigint not null,
  kind text not null check (kind in ('order', 'payment', 'parcel', 'return', 'coupon', 'service', 'activity')),
  /* What happened, so that it is told once: 'pay 2511...', 'coupon 12'. */
  topic text not null,
  title text not null check (length(title) <= 40),
  title_en text not null check (length(title_en) <= 80),
  text text not null check (length(text) <= 200),
  text_en text not null check (length(text_en) <= 400),
  link text not null check (link = '' or link ~ '^/[^/\\\\]' and length(link) <= 300),
  created_at timestamptz not null,
  read_at timestamptz,
  /* Whether the open pages of the member were told, or are not to be. */
  pushed boolean not null,
  unique (partner_id, member_id, topic),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index notice_member on notice (partner_id, member_id, id);
create index notice_unread on notice (partner_id, member_id, kind) where read_at is null;
create index notice_unpushed on notice (id) where not pushed;
create index notice_created on notice (created_at);

create table notice_switch (
  partner_id integer not null,
  member_id bigint not null,
  kind text not null,
  is_on boolean not null,
  primary key (partner_id, member_id, kind)
);
`,
}
