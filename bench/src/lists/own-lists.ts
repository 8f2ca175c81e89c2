import { shopperLists, staffLists, type ListPage } from '@mallard/testing/large-lists'
import { processors } from '../api/processors.ts'
import { bareLimits, machineOf } from '../bare-limits.ts'
import { withBenchShop } from '../bench-shop.ts'
import { sizeOf } from '../shop-size.ts'
import { askOneByOne } from './one-by-one.ts'
import { worldOf } from './world.ts'

const size = sizeOf({ goods: 200_000, members: 500_000, orders: 1_000_000 })
const maxMs = 100

/** Lists of goods are asked for by many at once, and stand in a table of their own. */
const isAsked = ({ what, name }: ListPage) =>
  what === 'own' || what === 'staff' || /^(reviews|trials)/.test(name)

/** Every list that a member or staff open in a large shop, one after another. */
export async function ownListsTable(only = ''): Promise<string> {
  return withBenchShop(async ({ database, client, start, fill }) => {
    await fill(size)
    const { names, tokens } = await worldOf(client)
    const shop = await start()
    const limits = await bareLimits(database.url, 1)
    const { used } = await processors(shop.pid, database.url)
    const headersOf = headersFor(tokens)
    const lines: string[] = []
    for (const page of [...shopperLists(names), ...staffLists(names)].filter(isAsked)) {
      if (!page.name.includes(only)) continue
      let turn = 0
      const next = () => {
        turn += 1
        return { path: page.path(turn), headers: headersOf(page.who, turn) }
      }
      const { ms, databaseMs, wrong } = await askOneByOne(shop.shop, next, used)
      const missed = ms > maxMs ? ' (!)' : ''
      lines.push(
        `| ${page.name} | ${ms.toFixed(2)}${missed} | ${databaseMs.toFixed(2)} |${wrong ? ` ${wrong} wrong answers` : ''}`,
      )
      console.error(lines.at(-1))
    }
    return [
      '| list | ms | PostgreSQL ms |',
      '|---|---:|---:|',
      ...lines,
      '',
      `The median from the request to its answer, aim ≤ ${maxMs} ms; what PostgreSQL's processors took for each. ${machineOf(limits, 1)}; ${size.goods} goods, ${size.orders} orders, ${size.members} members.`,
    ].join('\n')
  })
}

type HeadersOf = (who: ListPage['who'], turn: number) => Record<string, string>

const headersFor =
  ({ shoppers, staff }: Awaited<ReturnType<typeof worldOf>>['tokens']): HeadersOf =>
  (who, turn): Record<string, string> => {
    if (who === 'staff') return { cookie: `staff=${staff}` }
    if (who === 'shopper') return { authorization: shoppers[turn % shoppers.length] ?? '' }
    return {}
  }
