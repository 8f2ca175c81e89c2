import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const everyGoods = { pageSize: 100 }

describe('goods that are narrowed by what one wants of them', () => {
  it('show a colour that is asked for, in both languages, and only where one SKU has all that is asked for', async () => {
    const browser = await shop.visitor()
    const find = async (attrs: string) =>
      (await browser.data(searchCalls.productList, { ...everyGoods, attrs })).list
    for (const attrs of ['颜色:鼠尾草绿', 'Colour:Sage']) {
      const sage = await find(attrs)
      expect(sage.length).toBeGreaterThan(3)
      expect(sage.filter(({ pic }) => !/-sage\./.test(pic.url)).map(({ title }) => title)).toEqual(
        [],
      )
    }
    const { rows } = await sql<{ goods: number; colour: string; other: string; key: string }>`
      select a.goods_id as goods, a.attrs->0->>'value' as colour, b.attrs->1->>'value' as other, b.attrs->1->>'key' as key
      from sku a join sku b on b.goods_id = a.goods_id and b.attrs->1->>'value' <> a.attrs->1->>'value'
      where a.partner_id = 1 and not exists (select 1 from sku c where c.goods_id = a.goods_id and c.attrs @> jsonb_build_array(a.attrs->0, b.attrs->1)) limit 1`.execute(
      shop.services.db,
    )
    const none = rows[0]
    if (!none) throw new Error('no goods lacks a pair of its values')
    expect(
      (await find(`颜色:${none.colour}|${none.key}:${none.other}`)).map(({ itemId }) => itemId),
    ).not.toContain(none.goods)
  })
})
