import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { goodsImportCalls } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import { importAfterCalls } from '@mallard/contract/catalog/goods-import/import-after.calls'
import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { jobHandlers } from '#app/jobs.ts'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { csv, sendImport } from './test-import.ts'
import { startPictureHost } from './test-picture-host.ts'

const shop = await testShop()
const host = await startPictureHost()
Object.assign(shop.services, { reach: host.reach })
afterAll(() => expectBooksToAgree(shop))
afterAll(() => host.close())

const owner = await shop.staff('owner')
const { services, clock } = shop
const scope = { partnerId: 1, storeId: 1 }

/** Does the job of an import, as a process does that thought the other one dead. */
async function work(importId: number): Promise<void> {
  for (let count = 0; count < 50; count += 1) {
    const again = await jobHandlers(services)['goods.import'].run({
      payload: { importId },
      scope,
      attempt: 1,
      finish: async () => {},
    })
    if (!again) return
    if (again.again > clock.now()) await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const twice = (id: number) => Promise.all([work(id), work(id), shop.worker.runDue()])

raceTest('two processes fetch each picture once, and take each goods item back once', async () => {
  const { freightTemplates } = await owner.data(goodsAdminCalls.options, {})
  const category = (await owner.data(catalogCalls.categoryList, {}))[0]!.name
  const heads = ['商品编码', '商品名称', '分类', '规格编码', '售价', '库存', '主图', '运费模板']
  const paths = Array.from({ length: 12 }, (_, place) => `/${place}.png`)
  for (const [place, path] of paths.entries()) await host.show(path, `#00${String(10 + place)}00`)
  const rows = Array.from({ length: 60 }, (_, place) => {
    const code = `RACE-${place}`
    const picture = host.at(paths[place % paths.length]!)
    return [code, code, category, code, 100, 5, picture, freightTemplates[0]!.name]
  })
  const id = await sendImport(shop, owner, csv([heads, ...rows]))
  await owner.data(goodsImportCalls.run, { id })
  await twice(id)
  expect(await owner.data(goodsImportCalls.detail, { id })).toMatchObject({
    state: 'done',
    made: { new: 60 },
    differing: 0,
  })
  expect([...host.asked].sort()).toEqual([...paths].sort())
  await owner.data(importAfterCalls.takeBack, { id })
  await twice(id)
  const { back } = await owner.data(importAfterCalls.detail, { id })
  expect(back).toMatchObject({ state: 'taken', restored: 60, kept: 0 })
  const { rows: counted } = await sql<{ goods: number; removed: number }>`
    select (select count(*)::int from goods where code like 'RACE-%') as goods,
      (select count(*)::int from audit_log where action = 'goods.remove') as removed`.execute(
    services.db,
  )
  expect(counted[0]).toEqual({ goods: 0, removed: 60 })
})
