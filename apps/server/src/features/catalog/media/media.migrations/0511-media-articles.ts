/** Articles show pictures of the library as well. */
export const mediaArticlesMigration = {
  id: '0511-media-articles',
  sql: `
alter table media_use drop constraint media_use_kind_check;
alter table media_use add constraint media_use_kind_check check (kind in ('goods', 'category', 'page', 'article'));

create or replace function file_known_pictures(at timestamptz) returns void language sql as $$
  with shown as (
    select g.partner_id, 'goods' as kind, g.id as ref_id, p.pic, g.title from goods g, jsonb_array_elements(g.pics) p (pic)
    union all
    select k.partner_id, 'goods', k.goods_id, k.pic, g.title from sku k join goods g on g.partner_id = k.partner_id and g.id = k.goods_id
    union all
    select g.partner_id, 'goods', g.id, s.section -> 'pic', g.title from goods g, jsonb_array_elements(g.sections) s (section)
    union all
    select partner_id, 'category', id, pic, name from category
    union all
    select partner_id, 'page', id, jsonb_path_query(jsonb_build_array(share, blocks, blocks_en), 'strict $.**.pic ? (@.url like_regex "^/pictures/")', '{}', true), title from cms_page
    union all
    select partner_id, 'article', id, cover, title from article
  ), filed as (
    insert into media (partner_id, name, picture, was_used, created_at)
    select distinct on (partner_id, pic ->> 'url') partner_id, left(title, 80), pic, true, at
    from shown where pic ->> 'url' <> '' order by partner_id, pic ->> 'url', kind, ref_id
    on conflict (partner_id, url) do nothing
    returning partner_id, id, url
  ), known as (
    select partner_id, id, url from filed union all select partner_id, id, url from media
  )
  insert into media_use (partner_id, kind, ref_id, media_id)
  select distinct s.partner_id, s.kind, s.ref_id, f.id from known f join shown s on s.partner_id = f.partner_id and s.pic ->> 'url' = f.url
  on conflict do nothing
$$;
`,
}
