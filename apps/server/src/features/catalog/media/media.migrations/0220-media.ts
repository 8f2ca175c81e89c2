export const mediaMigration = {
  id: '0220-media',
  sql: `
alter table upload drop constraint upload_purpose_check;
alter table upload add constraint upload_purpose_check check (purpose in ('review', 'avatar', 'voucher', 'return', 'feedback', 'media'));
/* of what it was drawn into: SHA-256 in hex, and its size; from state 1 on, for those sent since */
alter table upload add column digest text;
alter table upload add column bytes integer;

create table media_folder (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  name text not null,
  unique (partner_id, id),
  unique (partner_id, name)
);

create table media (
  id bigint generated always as identity primary key,
  partner_id integer not null references partner (id),
  folder_id bigint,
  name text not null,
  alt text not null default '',
  alt_en text not null default '',
  /* PictureRef */
  picture jsonb not null,
  url text not null generated always as (picture ->> 'url') stored,
  /* 0 for pictures that came with the shop */
  bytes integer not null default 0 check (bytes >= 0),
  /* of the file; null for pictures that came with the shop */
  digest text,
  /* Whether anything ever showed it: orders and reviews keep the address of what they showed, so its file stays. */
  was_used boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  unique (partner_id, id),
  unique (partner_id, url),
  unique (partner_id, digest),
  foreign key (partner_id, folder_id) references media_folder (partner_id, id)
);
create index media_newest on media (partner_id, created_at desc, id desc);
create index media_folder_newest on media (partner_id, folder_id, created_at desc, id desc);

/* What shows a picture now; kept in step by the features whose things show it. */
create table media_use (
  partner_id integer not null,
  kind text not null check (kind in ('goods', 'category')),
  ref_id bigint not null,
  media_id bigint not null,
  primary key (partner_id, kind, ref_id, media_id),
  foreign key (partner_id, media_id) references media (partner_id, id)
);
create index media_use_media on media_use (partner_id, media_id);

/* Files the pictures that goods and categories show and the library lacks, as those that came with the shop. */
create function file_known_pictures(at timestamptz) returns void language sql as $$
  with shown as (
    select g.partner_id, 'goods' as kind, g.id as ref_id, p.pic, g.title from goods g, jsonb_array_elements(g.pics) p (pic)
    union all
    select k.partner_id, 'goods', k.goods_id, k.pic, g.title from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    union all
    select g.partner_id, 'goods', g.id, s.section -> 'pic', g.title from goods g, jsonb_array_elements(g.sections) s (section)
    union all
    select partner_id, 'category', id, pic, name from category
  ), filed as (
    insert into media (partner_id, name, picture, was_used, created_at)
    select distinct on (partner_id, pic ->> 'url') partner_id, left(title, 80), pic, true, at
    from shown where pic ->> 'url' <> '' order by partner_id, pic ->> 'url', kind desc, ref_id
    on conflict (partner_id, url) do nothing
    returning partner_id, id, url
  )
  insert into media_use (partner_id, kind, ref_id, media_id)
  select distinct s.partner_id, s.kind, s.ref_id, f.id from filed f join shown s on s.partner_id = f.partner_id and s.pic ->> 'url' = f.url
$$;

select file_known_pictures(now());
`,
}
