export const articleMigration = {
  id: '0510-article',
  sql: `
/* Articles of a partner; they hold in all its stores. */
create table article (
  id integer generated always as identity primary key,
  partner_id integer not null references partner (id),
  /* what stands in its address */
  url text not null,
  title text not null,
  /* empty, as in the other English texts: there is none, the Chinese one is shown */
  title_en text not null default '',
  author text not null,
  author_en text not null default '',
  summary text not null,
  summary_en text not null default '',
  /* PictureRef */
  cover jsonb not null,
  html text not null,
  html_en text not null default '',
  state text not null default 'draft' check (state in ('draft', 'published', 'down')),
  /* from when it is seen, or when it was first */
  publish_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (partner_id, id),
  unique (partner_id, url),
  check (state <> 'published' or publish_at is not null)
);
create index article_shown on article (partner_id, publish_at desc, id desc) where state = 'published';

create table article_goods (
  partner_id integer not null,
  article_id integer not null,
  goods_id bigint not null,
  place integer not null,
  primary key (partner_id, article_id, goods_id),
  foreign key (partner_id, article_id) references article (partner_id, id) on delete cascade,
  foreign key (partner_id, goods_id) references goods (partner_id, id) on delete cascade
);
create index article_goods_of on article_goods (partner_id, goods_id);

/* Who likes an article, or did once. */
create table article_like (
  partner_id integer not null,
  article_id integer not null,
  member_id bigint not null,
  is_liked boolean not null default true,
  at timestamptz not null,
  primary key (article_id, member_id),
  foreign key (partner_id, article_id) references article (partner_id, id) on delete cascade,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index article_like_counted on article_like (article_id) where is_liked;
create index article_like_article on article_like (partner_id, article_id);
create index article_like_member on article_like (partner_id, member_id);

create table article_comment (
  id integer generated always as identity primary key,
  partner_id integer not null,
  /* the store in which it was written, which looks after it */
  store_id integer not null,
  article_id integer not null,
  /* null: the words of the author, sent by staff */
  member_id bigint,
  staff_id bigint references staff (id),
  /* the comment that it answers; replies have no replies */
  parent_id integer,
  request_id uuid not null,
  content text not null,
  /* 0 waits, 1 shown, 2 hidden */
  state smallint not null check (state in (0, 1, 2)),
  reason text not null default '',
  created_at timestamptz not null,
  check (member_id is null or staff_id is null),
  unique (partner_id, article_id, id),
  unique (partner_id, request_id),
  foreign key (partner_id, store_id) references store (partner_id, id),
  foreign key (partner_id, article_id) references article (partner_id, id) on delete cascade,
  foreign key (partner_id, article_id, parent_id) references article_comment (partner_id, article_id, id) on delete cascade,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index article_comment_of on article_comment (article_id, id desc) where parent_id is null;
create index article_comment_replies on article_comment (partner_id, article_id, parent_id, id) where parent_id is not null;
create index article_comment_queue on article_comment (partner_id, store_id, state, id);
create index article_comment_member on article_comment (partner_id, member_id) where member_id is not null;
create index article_comment_staff on article_comment (staff_id) where staff_id is not null;

/* When a member wrote last, in any article of the partner. */
create table article_commenter (
  partner_id integer not null,
  member_id bigint not null,
  at timestamptz not null,
  primary key (partner_id, member_id),
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index article_commenter_at on article_commenter (at);

/* How a partner looks after comments; without a row they wait until they were looked at. */
create table article_setting (
  partner_id integer primary key references partner (id),
  is_checked_first boolean not null
);
`,
}
