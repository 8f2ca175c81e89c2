import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { isMigrated, migrate } from '#platform/db/migrate.ts'
import { silentLog } from '#platform/log.ts'
import { migrations } from './migrations.ts'
import { buyer, expectBooksToAgree, pay, placeOrder, skusWithStock } from './test-buyer.ts'
import { testShop } from './test-shop.ts'

const shop = await testShop()
const [sku] = await skusWithStock(shop, 1)

afterAll(() => expectBooksToAgree(shop))

/** What of a migration takes something away that a version beside it still reads or writes. */
const takenBy = (text: string) =>
  text.match(
    /\b(drop (table|column)|rename (to|column)|alter column \w+ (type|set not null|drop default)|drop view)\b[^;,]*/gi,
  ) ?? []

/** Whose text may take away: they ran before versions went side by side. */
const lastThatTook = '0532-fx-material'

describe('a version that is being replaced', () => {
  it('sells on while a newer one has added to each of its tables', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(
      shop.services.db,
    )
    const added = rows.map(({ name }) => `alter table ${name} add column later int default 7;`)
    const newer = { id: '9999-newer', sql: `create table later (id int);${added.join('')}` }
    expect(await migrate(shop.database, [...migrations, newer], silentLog)).toEqual([newer.id])

    expect(await isMigrated(shop.database, migrations)).toBe(true)
    const browser = await buyer(shop)
    const { orderSn: sn } = await placeOrder(browser, [sku!])
    await pay(shop, browser, sn)
    await shop.dispatch()
    expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 1 })
  })

  it('loses nothing that it reads or writes by a migration: what goes, goes a version later', () => {
    const taking = migrations
      .filter(({ id }) => id > lastThatTook)
      .flatMap(({ id, sql: text }) => takenBy(text).map((what) => `${id}: ${what}`))
    expect(taking).toEqual([])
    expect(takenBy('alter table orders rename column sn to number')).toHaveLength(1)
    expect(takenBy('alter table orders add column note text not null default 1')).toEqual([])
  })
})
