export const reviewMigration = {
  id: '0011-review',
  sql: `
create table review (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  goods_id bigint not null,
  member_id bigint,
  order_item_id bigint unique,
  nickname text not null,
  avatar text not null default '',
  anonymous boolean not null default false,
  star smallint not null check (star between 1 and 5),
  content text not null check (length(content) <= 500),
  /* PictureRef[] */
  pics jsonb not null default '[]',
  product_attr text not null default '',
  append_content text,
  append_at timestamptz,
  reply text,
  /* 0 waiting, 1 shown, 2 hidden */
  audit_status smallint not null default 0 check (audit_status in (0, 1, 2)),
  created_at timestamptz not null,
  foreign key (partner_id, goods_id) references goods (partner_id, id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index review_goods on review (goods_id, created_at desc) where audit_status = 1;
`,
}
