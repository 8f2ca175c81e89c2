/**
 * Content pages have a draft beside what shoppers see, a history of what was published, and tokens
 * that show a draft to whoever holds one.
 */
export const pageDraftMigration = {
  id: '0410-page-draft',
  sql: `
alter table cms_page add unique (partner_id, store_id, id);

create table cms_draft (
  page_id bigint primary key,
  partner_id integer not null,
  store_id integer not null,
  revision integer not null check (revision > 0),
  /* the revision that was published last; 0: none of them */
  published_revision integer not null default 0,
  /* both languages in one: {title, titleEn, description, share, blocks: [{zh, en}]} */
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by bigint references staff (id),
  publish_at timestamptz,
  publish_by bigint references staff (id),
  /* why it was not published at its time */
  problem text not null default '',
  check (published_revision between 0 and revision),
  check ((publish_at is null) = (publish_by is null)),
  foreign key (partner_id, store_id, page_id) references cms_page (partner_id, store_id, id)
);
create index cms_draft_page on cms_draft (partner_id, store_id, page_id);
create index cms_draft_saved_by on cms_draft (saved_by);
create index cms_draft_publish_by on cms_draft (publish_by);

create table cms_version (
  page_id bigint not null,
  number integer not null check (number > 0),
  partner_id integer not null,
  store_id integer not null,
  content jsonb not null,
  published_at timestamptz not null,
  /* null: it came with the shop */
  staff_id bigint references staff (id),
  primary key (page_id, number),
  foreign key (partner_id, store_id, page_id) references cms_page (partner_id, store_id, id)
);
create index cms_version_page on cms_version (partner_id, store_id, page_id);
create index cms_version_staff on cms_version (staff_id);

create table cms_preview (
  token text primary key,
  page_id bigint not null,
  partner_id integer not null,
  store_id integer not null,
  staff_id bigint not null references staff (id),
  expires_at timestamptz not null,
  foreign key (partner_id, store_id, page_id) references cms_page (partner_id, store_id, id)
);
create index cms_preview_page on cms_preview (partner_id, store_id, page_id, expires_at);
create index cms_preview_staff on cms_preview (staff_id);
create index cms_preview_expires on cms_preview (expires_at);
`,
}
