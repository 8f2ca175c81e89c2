/**
 * Goods that come into another category are listed there with the price that they have in all
 * lists, not with the one before promotions until they are priced the next time.
 */
export const movedGoodsPriceMigration = {
  id: '0677-moved-goods-keep-their-price',
  sql: `
create or replace function refresh_listing(of_partner integer, of_store integer, of_goods bigint[]) returns void language sql as $$
  with recursive above as (
    select id as leaf, id, parent_id from category where partner_id = of_partner
    union all
    select a.leaf, c.id, c.parent_id from above a join category c on c.partner_id = of_partner and c.id = a.parent_id
  ), offered as (
    select sg.goods_id, sg.sort, sg.sales, sg.price, sg.stock_state, g.category_id, g.launched_at, g.tokens || coalesce(g.sounds, '{}') as tokens, coalesce(g.detail_terms, '{}') as details, g.search_text,
      folded(g.title || ' ' || g.title_en) as title
    from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
    where sg.partner_id = of_partner and sg.store_id = of_store and sg.on_sale and (of_goods is null or sg.goods_id = any(of_goods))
  ), wanted as (
    select o.goods_id, 0::bigint as category_id, o.sort, o.sales, o.price, o.launched_at, o.stock_state,
      array(select distinct term_code(of_partner, of_store, t.term) from (
        select unnest(o.tokens) as term
        union all
        select '=' || d from unnest(o.details) d where d <> all (o.tokens)
        union all
        select substr(m.piece[1], n, 3) from regexp_matches(o.search_text, '[\\u3400-\\u9fff\\U00020000-\\U0003ffff]{3,}', 'g') m (piece), generate_series(1, length(m.piece[1]) - 2) n
        union all
        select '#' || a.id from above a where a.leaf = o.category_id
        union all
        select '@' || (e ->> 'key') || ':' || (e ->> 'value') from sku k, jsonb_array_elements(k.attrs || k.attrs_en) e
        where k.partner_id = of_partner and k.goods_id = o.goods_id
      ) t order by 1) as terms, o.title
    from offered o
    union all
    select o.goods_id, a.id, o.sort, o.sales, o.price, o.launched_at, o.stock_state, null, null from offered o join above a on a.leaf = o.category_id
  ), gone as (
    delete from listing l
    where l.partner_id = of_partner and l.store_id = of_store and (of_goods is null or l.goods_id = any(of_goods))
      and not exists (select 1 from wanted w where w.goods_id = l.goods_id and w.category_id = l.category_id)
  )
  insert into listing as l (partner_id, store_id, category_id, goods_id, sort, sales, base_price, price, launched_at, stock_state, terms, title)
  select of_partner, of_store, w.category_id, w.goods_id, w.sort, w.sales, w.price, coalesce(p.price, w.price), w.launched_at, w.stock_state, w.terms, w.title
  from wanted w
  left join listing p on p.partner_id = of_partner and p.store_id = of_store and p.category_id = 0
    and p.goods_id = w.goods_id and p.base_price = w.price
  on conflict (partner_id, store_id, category_id, goods_id) do update set
    sort = excluded.sort, sales = excluded.sales, base_price = excluded.base_price,
    price = case when l.base_price = excluded.base_price then l.price else excluded.price end,
    is_priced = l.is_priced and l.base_price = excluded.base_price,
    launched_at = excluded.launched_at, stock_state = excluded.stock_state, terms = excluded.terms, title = excluded.title
  where (l.sort, l.sales, l.base_price, l.launched_at, l.stock_state, l.terms, l.title)
    is distinct from (excluded.sort, excluded.sales, excluded.base_price, excluded.launched_at, excluded.stock_state, excluded.terms, excluded.title)
$$;
`,
}
