/** Pictures that tables name by address, and what is needed to take an import back. */
export const importPicturesMigration = {
  id: '0641-import-pictures',
  sql: `
create table goods_import_picture (
  import_id bigint not null,
  partner_id integer not null,
  address text not null check (length(address) between 1 and 1000),
  /* the picture of the library that it became, or why it could not be had; neither: it is awaited */
  url text,
  fault text check (fault in
    ('pictureAddress', 'pictureGone', 'pictureSlow', 'pictureLarge', 'pictureKind', 'pictureBroken')),
  /* until when one process has it in hand */
  taken_until timestamptz,
  primary key (import_id, address),
  check (url is null or fault is null),
  foreign key (partner_id, import_id) references goods_import (partner_id, id) on delete cascade
);
create index goods_import_picture_known on goods_import_picture (partner_id, address)
  where url is not null;
create index goods_import_picture_waiting on goods_import_picture (import_id, address)
  where url is null and fault is null;

/* pictures that were sent beside the table */
create table goods_import_zip (
  import_id bigint primary key,
  partner_id integer not null,
  /* in the storage, until it was read */
  file_key text not null,
  state text not null default 'waiting' check (state in
    ('waiting', 'reading', 'done', 'missing', 'tooLarge', 'tooMany', 'unreadable')),
  /* files that were passed over by what they are called or say of themselves */
  passed integer not null default 0 check (passed >= 0),
  created_at timestamptz not null,
  foreign key (partner_id, import_id) references goods_import (partner_id, id) on delete cascade
);

/* names of cells that files of the zip were found for */
create table goods_import_file (
  import_id bigint not null,
  partner_id integer not null,
  name text not null,
  url text,
  fault text check (fault in
    ('pictureKind', 'pictureLarge', 'pictureBroken', 'pictureLocked', 'pictureSeveral')),
  primary key (import_id, name),
  check ((url is null) <> (fault is null)),
  foreign key (partner_id, import_id) references goods_import (partner_id, id) on delete cascade
);

/* the last group of rows that got what was fetched again; null: nothing is fetched again */
alter table goods_import add column again_mark integer;

create table goods_import_undo (
  import_id bigint not null,
  partner_id integer not null,
  /* the first line of the goods */
  line integer not null,
  goods_id bigint not null,
  /* what was there before, and what the import made of it */
  undo jsonb not null,
  outcome text check (outcome in ('restored', 'partly', 'kept')),
  /* what could not be taken back, and why */
  kept jsonb not null default '[]',
  primary key (import_id, line),
  foreign key (partner_id, import_id) references goods_import (partner_id, id) on delete cascade
);

create table goods_import_back (
  import_id bigint primary key,
  partner_id integer not null,
  state text not null default 'taking' check (state in ('taking', 'taken')),
  /* lines are taken back from the last one on: all from this one on are done */
  mark integer not null check (mark >= 0),
  staff_id bigint not null,
  staff_name text not null,
  ip text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  foreign key (partner_id, import_id) references goods_import (partner_id, id) on delete cascade
);
`,
}
