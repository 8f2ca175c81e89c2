/** Tables of goods that were sent in, their rows, and what the goods of other systems became here. */
export const goodsImportMigration = {
  id: '0631-goods-import',
  sql: `
create table goods_import (
  id bigint generated always as identity primary key,
  partner_id integer not null,
  store_id integer not null,
  file_name text not null,
  /* in the storage, until it was read */
  file_key text not null,
  state text not null default 'waiting' check (state in
    ('waiting', 'reading', 'checking', 'checked', 'running', 'shelving', 'done', 'stopped', 'failed')),
  profile text check (profile in ('goods', 'stock')),
  /* why the file cannot be read */
  fault text,
  /* headings as they were sent; those that mean nothing here */
  heads jsonb not null default '[]',
  ignored jsonb not null default '[]',
  row_count integer not null default 0 check (row_count >= 0),
  group_count integer not null default 0 check (group_count >= 0),
  /* the last group of rows that the check or the run has done */
  mark integer not null default 0 check (mark >= 0),
  /* rows by what was found and made of them */
  tally jsonb not null,
  staff_id bigint not null,
  staff_name text not null,
  ip text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (partner_id, id),
  foreign key (partner_id, store_id) references store (partner_id, id)
);
create index goods_import_store on goods_import (partner_id, store_id, id desc);
create index goods_import_created on goods_import (created_at);

create table goods_import_row (
  import_id bigint not null,
  partner_id integer not null,
  line integer not null,
  group_no integer not null,
  /* the line that has the same SKU code before */
  twice_of integer,
  cells jsonb not null,
  /* what the check found, and what the run did */
  found text check (found in ('new', 'changed', 'same', 'wrong', 'skipped')),
  made text check (made in ('new', 'changed', 'same', 'wrong', 'skipped')),
  /* of the run, once it came to the row; of the check before that */
  problem text,
  problem_column text,
  problem_what text not null default '',
  changes jsonb not null default '[]',
  /* units on hand that the check saw, where the row says what they are */
  seen_on_hand integer,
  goods_id bigint,
  /* new goods, with a picture, that the row wants on the shelf */
  is_to_shelve boolean not null default false,
  primary key (import_id, line),
  foreign key (partner_id, import_id) references goods_import (partner_id, id) on delete cascade
);
create index goods_import_row_group on goods_import_row (import_id, group_no, line);

create index goods_import_row_shelve on goods_import_row (import_id, line) where is_to_shelve;

create table import_link (
  partner_id integer not null,
  source text not null check (source in ('template')),
  /* in small letters */
  foreign_id text not null,
  goods_id bigint not null,
  created_at timestamptz not null,
  primary key (partner_id, source, foreign_id),
  foreign key (partner_id, goods_id) references goods (partner_id, id) on delete cascade
);
create index import_link_goods on import_link (partner_id, goods_id);
`,
}
