export const serviceCenterMigration = {
  id: '0500-service-center',
  sql: `
/* Articles of a partner's service centre; they hold in all its stores. */
create table service_article (
  id integer generated always as identity primary key,
  partner_id integer not null references partner (id),
  kind text not null check (kind in ('question', 'instruction', 'knowledge', 'policy')),
  title text not null,
  /* empty: there is none, the Chinese one is shown */
  title_en text not null default '',
  html text not null,
  html_en text not null default '',
  /* both languages without markup, in small letters, and what they are found by */
  words text not null,
  terms text[] not null,
  /* code of a SKU; none of it is shown where the store does not sell it */
  product_sn text,
  is_published boolean not null default false,
  place integer not null default 0 check (place >= 0),
  reads integer not null default 0,
  helpful integer not null default 0 check (helpful >= 0),
  unhelpful integer not null default 0 check (unhelpful >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (partner_id, id),
  check (helpful + unhelpful <= reads)
);
create index service_article_shown on service_article (partner_id, kind, reads desc, place, id) where is_published;
create index service_article_terms on service_article using gin (terms);

create table service_article_category (
  partner_id integer not null,
  article_id integer not null,
  category_id bigint not null,
  primary key (partner_id, article_id, category_id),
  foreign key (partner_id, article_id) references service_article (partner_id, id) on delete cascade,
  foreign key (partner_id, category_id) references category (partner_id, id) on delete cascade
);
create index service_article_category_of on service_article_category (partner_id, category_id);

/* Who has read an article, and what they said of it: a member, or a session of nobody. */
create table service_reader (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  article_id integer not null,
  member_id bigint,
  session_id bigint,
  is_helpful boolean,
  at timestamptz not null,
  check (num_nonnulls(member_id, session_id) = 1),
  unique (article_id, member_id),
  unique (article_id, session_id),
  foreign key (partner_id, article_id) references service_article (partner_id, id) on delete cascade,
  foreign key (partner_id, member_id) references member (partner_id, id)
);
create index service_reader_at on service_reader (at);
create index service_reader_member on service_reader (member_id) where member_id is not null;
`,
}
