// npm run bench -- <name>: measures, and prints a table.
import { activitiesTable } from './activities.ts'
import { apiTable } from './api/api.ts'
import { hotTable } from './hot.ts'
import { exportTable } from './moving/export.ts'
import { importTable } from './moving/import.ts'
import { lighthouseTable } from './lighthouse.ts'
import { listsTable } from './lists/lists.ts'
import { ownListsTable } from './lists/own-lists.ts'
import { peersText } from './peers.ts'
import { reportsTable } from './lists/reports.ts'
import { seckillTable } from './seckill/seckill.ts'
import { startTable } from './start.ts'
import { tapTable } from './tap.ts'

const benches = {
  activities: {
    what: 'what members do once in an activity (bench/src/acts), 5 000 of them at one',
    table: () => activitiesTable(process.argv[3]),
  },
  api: {
    what: 'the server with 10 000 goods on PostgreSQL, beside the bare limits of the same minutes',
    table: () => apiTable(process.argv[3]),
  },
  export: {
    what: 'all of 1 000 000 orders into a table, beside checkouts',
    table: exportTable,
  },
  hot: {
    what: 'updates that touch no index, of whole purchases, without and with room beside the rows',
    table: hotTable,
  },
  import: {
    what: '20 000 SKUs by table: checked, run, killed half-way, sent in again',
    table: importTable,
  },
  lighthouse: {
    what: 'pages on a phone: simulated slow 4G, CPU four times slower',
    table: () => lighthouseTable(process.argv[3]),
  },
  lists: {
    what: 'lists of 200 000 goods, each request another page, word or filter',
    table: () => listsTable(process.argv[3]),
  },
  'own-lists': {
    what: 'every list of a member and of staff, with 1 000 000 orders, one by one',
    table: () => ownListsTable(process.argv[3]),
  },
  peers: {
    what: 'how Vendure and Medusa are filled and asked, for who wants to repeat it; runs nothing',
    table: async () => peersText(),
  },
  reports: {
    what: 'every report over a month and a year, with 1 000 000 orders, one by one',
    table: () => reportsTable(process.argv[3]),
  },
  seckill: {
    what: 'a flash sale: 5 000 members, 500 units of one SKU',
    table: () => seckillTable(process.argv[3]),
  },
  start: {
    what: 'how soon the shop opens and what memory it takes, on both databases',
    table: startTable,
  },
  tap: { what: 'taps on a phone whose CPU is four times slower', table: tapTable },
} satisfies Record<string, { what: string; table: () => Promise<string> }>

const name = process.argv[2]
if (name === undefined || !Object.hasOwn(benches, name)) {
  console.error(
    [
      'npm run bench -- <name>',
      ...Object.entries(benches).map(([key, { what }]) => `  ${key.padEnd(12)} ${what}`),
    ].join('\n'),
  )
  process.exit(2)
}
const { what, table } = benches[name as keyof typeof benches]
console.log(`\n## ${name}: ${what}\n\n${await table()}\n`)
