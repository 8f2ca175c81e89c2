import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { everyCall } from '@mallard/contract/calls'
import { adminCalls } from '@mallard/contract/admin-calls'
import { spread } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { isMigrated, migrate } from '#platform/db/migrate.ts'
import { silentLog } from '#platform/log.ts'
import { makers } from './testing/test-makers.ts'
import { migrations } from './migrations.ts'
import { accessInputs, type Input } from './testing/test-access.ts'
import {
  buyer,
  hangzhou,
  expectBooksToAgree,
  pay,
  placeOrder,
  skusWithStock,
} from './testing/test-buyer.ts'
import { watchStatements } from './testing/test-reads.ts'
import { testShop } from './testing/test-shop.ts'

const sent = watchStatements()
const shop = await testShop()
const [sku] = await skusWithStock(shop, 1, 900)
const otherPartner = { partnerId: 2, storeId: 1 }
const owner = await shop.staff('owner')
const ana = await buyer(shop)
const make = makers(shop, owner, sku!)
const carol = await shop.shopper(undefined, otherPartner)
await carol.data(addressCalls.save, hangzhou)
const inputs = await accessInputs(
  { shop, make, owner, buyer: ana, sku: sku! },
  {
    owner: await shop.staff('northridge', otherPartner),
    buyer: carol,
  },
)

afterAll(() => expectBooksToAgree(shop))

const readings = [...everyCall(), ...everyCall(adminCalls)]
  .filter(({ call }) => call.method === 'GET')
  .map(({ domain, name, call }) => ({ id: `${domain}.${name}`, call }))

/** Asks everything that a shopper and an owner may read; each answer's status and code. */
async function readAll(): Promise<Record<string, string>> {
  shop.services.cache.clear()
  const heard: Record<string, string> = {}
  for (const { id, call } of readings) {
    const who = call.authz === 'operator' ? owner : ana
    const input = inputsOf.get(id) ?? {}
    const { path, query } = spread(call, who.scope, input)
    const response = await who.fetch(path + query)
    const text = await response.text()
    heard[id] = `${response.status} ${/^\{"code":\d+/.exec(text)?.[0] ?? ''}`
  }
  return heard
}

const inputsOf = new Map<string, Input>()
for (const { id } of readings) {
  const input = inputs.open[id] ?? (await (inputs.owned[id]?.own(ana) ?? inputs.admin[id]?.own()))
  if (input) inputsOf.set(id, input)
}

/** A column that each table has once the newer version has begun. */
const added = 'column_of_newer'

/** What of a migration takes something away that a version beside it still reads or writes. */
const takenBy = (text: string) =>
  text.match(
    /\b(drop (table|column)|rename (to|column)|alter column \w+ (type|set not null|drop default)|drop view)\b[^;,]*/gi,
  ) ?? []

/** Whose text may take away: they ran before versions went side by side. */
const lastThatTook = '0532-fx-material'

describe('a version that is being replaced', () => {
  it('sells on while a newer one adds a column to each of its tables under warm connections', async () => {
    const buy = async () => {
      const browser = await buyer(shop)
      const { orderSn: sn } = await placeOrder(browser, [sku!])
      await pay(shop, browser, sn)
      await shop.dispatch()
      await shop.worker.runDue()
      expect(await browser.data(orderCalls.detail, { sn })).toMatchObject({ status: 1 })
    }
    // Twice: what is kept is asked for at first only, what was quick is shared later.
    await buy()
    await readAll()
    await buy()
    const before = await readAll()

    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`.execute(
      shop.services.db,
    )
    const all = rows.map(({ name }) => `alter table ${name} add column ${added} int default 7;`)
    const newer = { id: '9999-newer', sql: `create table later (id int);${all.join('')}` }
    expect(await migrate(shop.database, [...migrations, newer], silentLog)).toEqual([newer.id])
    expect(await isMigrated(shop.database, migrations)).toBe(true)

    sent.length = 0
    await buy()
    expect(await readAll()).toEqual(before)
    // A list of columns says the same whatever was added: nothing has to be prepared anew.
    const widened = sent.filter(({ columns }) => columns?.includes(added)).map(({ text }) => text)
    expect([...new Set(widened)]).toEqual([])
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
