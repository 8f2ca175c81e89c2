import { randomUUID } from 'node:crypto'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { csvText, type Cell } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'

/** Sends a file in and has it checked; the number of its import. */
export async function sendImport(
  shop: TestShop,
  who: Caller,
  bytes: Buffer,
  name = '商品.csv',
): Promise<number> {
  const request = { requestId: randomUUID(), name, size: bytes.length || 1 }
  const { id, url, method } = await who.data(goodsImportCalls.begin, request)
  await fetch(new URL(url, shop.url), {
    method,
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  await who.data(goodsImportCalls.check, { id })
  await shop.worker.runDue()
  return id
}

export const csv = (rows: readonly (readonly Cell[])[]): Buffer => Buffer.from(csvText(rows))

/** Runs an import to its end. */
export async function runImport(shop: TestShop, who: Caller, id: number) {
  await who.data(goodsImportCalls.run, { id })
  await shop.worker.runDue()
  return who.data(goodsImportCalls.detail, { id })
}

/** Rows as a test compares them: line, state, problem, column and what it has. */
export async function rowsOf(who: Caller, id: number) {
  const { list } = await who.data(goodsImportCalls.rows, { id, pageSize: 100 })
  return list.map(({ line, state, problem, column, what }) => [line, state, problem, column, what])
}
