import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { fillShop, type ShopSize } from '../shop-size.ts'
import { fillSavings, type Savings } from './fill-savings.ts'

export interface BenchWorld {
  /** Goods of store 1-1, with a SKU of each. */
  readonly goods: readonly { readonly id: number; readonly productSn: string }[]
  readonly categories: readonly number[]
  readonly keywords: readonly string[]
  /**
   * Session tokens of members, each with an address: those who fill carts, who buy, who buy with a
   * coupon, and who collect coupons and points.
   */
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

export const moreMembers = `
with fresh as (
  insert into member (partner_id, uuid, nickname, created_at) select 1, 'bench' || n, 'bench ' || n, now() from generate_series(1, $1::int) n returning id, uuid),
addresses as (
  insert into address (partner_id, member_id, name, phone, province_code, city_code, county_code, province, city, county, detail, is_default, created_at, updated_at)
  select 1, id, '林小满', '13900001234', '330000', '330100', '330106', '浙江省', '杭州市', '西湖区', '文三路 1 号', true, now(), now() from fresh)
insert into session (token_hash, partner_id, store_id, member_id, xsrf, ip, user_agent, created_at, seen_at, expires_at)
  select ($2::text[])[substr(uuid, 6)::int], 1, 1, id, 'none', '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from fresh`

/** Makes a demo database large: many goods, and members with a session and an address. */
export async function enlarge(url: string, size: ShopSize, members: Members): Promise<BenchWorld> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await fillShop(client, size)
    const memberCount = members.adders + members.buyers + members.savers + members.collectors
    const tokens = Array.from({ length: memberCount }, () => randomBytes(32).toString('base64url'))
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
    await client.query(moreMembers, [memberCount, hashes])
    const [buyers, savers, collectors] = [
      members.adders,
      members.adders + members.buyers,
      members.adders + members.buyers + members.savers,
    ]
    const savings = await fillSavings(
      client,
      url,
      { from: savers, until: collectors },
      { from: collectors, until: memberCount },
    )
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
