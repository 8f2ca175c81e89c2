import { randomUUID } from 'node:crypto'
import { exportAdminCalls } from '@mallard/contract/people/export/export-admin.calls'
import type { ExportKindCode } from '@mallard/contract/people/export/export.codes'
import { beijingDateTime, day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'
import { parseCsv } from '#platform/sheets/csv.ts'

/** An export of everything of the last days, with all its columns unless told. */
export async function wantedOf(
  shop: Pick<TestShop, 'clock'>,
  who: Caller,
  kind: ExportKindCode,
  columns?: readonly string[],
) {
  const { offers } = await who.data(exportAdminCalls.offers, {})
  const offer = offers.find((each) => each.kind === kind)!
  const on = (at: number) => beijingDateTime(at).slice(0, 10)
  const now = shop.clock.now()
  return {
    requestId: randomUUID(),
    kind,
    ...(offer.hasPeriod && { from: on(now - 30 * day), until: on(now) }),
    allStores: false,
    columns: [...(columns ?? offer.columns.map(({ code }) => code))],
    reason: '月末对账',
  }
}

/** What stands in a file, by the address that was given for it. */
export async function fileAt(shop: Pick<TestShop, 'url'>, path: string) {
  const answer = await fetch(`${shop.url}${path}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, headers: answer.headers, text: bytes.toString() }
}

/** Rows of a file by the heads of its columns, without what only keeps texts as they are. */
export function rowsIn(text: string): Readonly<Record<string, string>>[] {
  const [heads = [], ...rows] = parseCsv(text.replace(/^\uFEFF/, ''), 100_000)
  return rows.map((row) =>
    Object.fromEntries(heads.map((head, place) => [head, row[place]!.replace(/\t$/, '')])),
  )
}
