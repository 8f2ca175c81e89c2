import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { fillSavings, type Savings } from './fill-savings.ts'

export interface BenchWorld {
  /** Goods of store 1-1, with a SKU of each. */
  readonly goods: readonly { readonly id: number; readonly productSn: string }[]
  readonly categories: readonly number[]
  readonly keywords: readonly string[]
  /** Session tokens of members, each with an address: those who fill carts, who buy, who buy with a coupon, and who collect coupons and points. */
  readonly tokens: Readonly<Record<keyof Members, readonly string[]>>
  readonly savings: Savings
}

/** How many members there are of each sort. */
export interface Members {
  readonly adders: number
  readonly buyers: number
  /** Each has one coupon. */
  readonly savers: number
  /** Each has ten coupons, and points. */
  readonly collectors: number
}

const here = 'partner_id = 1 and store_id = 1'

/** Copies of the demo goods with numbers of their own, until the first store has this many. */
const moreGoods = (count: number) => `
create temp table copy as
  select g.id as base_id, n, g.code || '-n' || n as code
  from goods g join store_goods sg on sg.partner_id = g.partner_id and sg.goods_id = g.id and sg.store_id = 1 and sg.on_sale
  cross join generate_series(1, ${count}) n
  where g.partner_id = 1
  order by n, g.id
  limit greatest(0, ${count} - (select count(*) from store_goods where ${here}));
insert into goods (partner_id, code, category_id, title, title_en, sub_title, sub_title_en, brand, pics, video_url, detail_html, sections, params, attrs,
    tags, tags_en, en, tokens, search_text, freight_template_id, max_per_user, after_sale_days, launched_at)
  select g.partner_id, c.code, g.category_id, g.title || ' ' || c.n, g.title_en || ' ' || c.n, g.sub_title, g.sub_title_en, g.brand, g.pics, g.video_url,
    g.detail_html, g.sections, g.params, g.attrs, g.tags, g.tags_en, g.en, g.tokens, g.search_text || ' ' || c.n, g.freight_template_id, 0,
    g.after_sale_days, g.launched_at - c.n * interval '1 hour'
  from copy c join goods g on g.id = c.base_id;
insert into sku (partner_id, goods_id, product_sn, attrs, attrs_en, pic, list_price, weight_g, barcode, sort)
  select k.partner_id, g.id, k.product_sn || '-n' || c.n, k.attrs, k.attrs_en, k.pic, k.list_price, k.weight_g, k.barcode, k.sort
  from copy c join goods g on g.partner_id = 1 and g.code = c.code join sku k on k.goods_id = c.base_id;
insert into store_sku (partner_id, store_id, sku_id, sale_price, on_hand)
  select 1, 1, k.id, s.sale_price, 1000000
  from copy c join goods g on g.partner_id = 1 and g.code = c.code join sku k on k.goods_id = g.id
  join sku b on b.goods_id = c.base_id and b.sort = k.sort join store_sku s on s.sku_id = b.id and s.partner_id = 1 and s.store_id = 1;
insert into stock_log (partner_id, store_id, sku_id, delta_on_hand, delta_reserved, biz_type, biz_id, after_on_hand, after_reserved, created_at)
  select 1, 1, s.sku_id, 1000000, 0, 'initial', '1-1', 1000000, 0, now()
  from copy c join goods g on g.partner_id = 1 and g.code = c.code join sku k on k.goods_id = g.id
  join store_sku s on s.sku_id = k.id and s.partner_id = 1 and s.store_id = 1;
insert into store_goods (partner_id, store_id, goods_id, on_sale, sort, sales, price, list_price, product_sn, stock_state)
  select distinct on (g.id) 1, 1, g.id, true, 1000 + c.n, (g.id * 7919) % 5000, s.sale_price, k.list_price, k.product_sn, 1
  from copy c join goods g on g.partner_id = 1 and g.code = c.code join sku k on k.goods_id = g.id
  join store_sku s on s.sku_id = k.id and s.partner_id = 1 and s.store_id = 1
  order by g.id, s.sale_price, k.sort, k.id;
drop table copy;
vacuum analyze;`

const moreMembers = `
with fresh as (
  insert into member (partner_id, uuid, nickname, created_at) select 1, 'bench' || n, 'bench ' || n, now() from generate_series(1, $1::int) n returning id, uuid),
addresses as (
  insert into address (partner_id, member_id, name, phone, province_code, city_code, county_code, province, city, county, detail, is_default, created_at, updated_at)
  select 1, id, '林小满', '13900001234', '330000', '330100', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', true, now(), now() from fresh)
insert into session (token_hash, partner_id, store_id, member_id, xsrf, ip, user_agent, created_at, seen_at, expires_at)
  select ($2::text[])[substr(uuid, 6)::int], 1, 1, id, 'none', '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from fresh`

/** Makes a demo database large: many goods, and members with a session and an address. */
export async function enlarge(url: string, goodsCount: number, members: Members): Promise<BenchWorld> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    // One by one: vacuum wants to be alone.
    for (const statement of moreGoods(goodsCount).split(/;\n/)) await client.query(statement)
    const memberCount = members.adders + members.buyers + members.savers + members.collectors
    const tokens = Array.from({ length: memberCount }, () => randomBytes(32).toString('base64url'))
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
    await client.query(moreMembers, [memberCount, hashes])
    const [buyers, savers, collectors] = [members.adders, members.adders + members.buyers, members.adders + members.buyers + members.savers]
    const savings = await fillSavings(client, url, { from: savers, until: collectors }, { from: collectors, until: memberCount })
    await client.query('analyze')
    const goods = await client.query<{ id: string; sn: string }>(
      `select goods_id as id, product_sn as sn from store_goods join goods g on g.id = goods_id where store_goods.${here.replace(' and ', ' and store_goods.')} and on_sale and stock_state > 0 and max_per_user = 0 order by goods_id`,
    )
    const categories = await client.query<{ id: string }>(
      `select distinct category_id as id from goods join store_goods sg on sg.goods_id = goods.id where sg.${here.replace(' and ', ' and sg.')}`,
    )
    const words = await client.query<{ word: string }>(`
      select distinct word from (
        select unnest(hot_words) as word from store where partner_id = 1 and id = 1
        union all select name from category where partner_id = 1
        union all select substr(title, 1, 2) from goods where partner_id = 1 and code !~ '-n\\d+$'
        union all select right(title, 2) from goods where partner_id = 1 and code !~ '-n\\d+$'
        union all select right(title, 3) from goods where partner_id = 1 and code !~ '-n\\d+$') w
      where word ~ '^[\\u4e00-\\u9fff]{2,}$' order by word`)
    return {
      goods: goods.rows.map(({ id, sn }) => ({ id: Number(id), productSn: sn })),
      categories: categories.rows.map(({ id }) => Number(id)),
      keywords: words.rows.map(({ word }) => word),
      tokens: {
        adders: tokens.slice(0, buyers),
        buyers: tokens.slice(buyers, savers),
        savers: tokens.slice(savers, collectors),
        collectors: tokens.slice(collectors),
      },
      savings,
    }
  } finally {
    await client.end()
  }
}
