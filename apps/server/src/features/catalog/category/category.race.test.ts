import { randomUUID } from 'node:crypto'
import { catalogCalls } from '@mallard/contract/catalog/catalog/catalog.calls'
import { categoryAdminCalls } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { goodsAdminCalls } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { sql } from 'kysely'
import { afterAll, expect } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { raceTest } from '#app/testing/test-harness.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { goodsToSave } from '#features/catalog/catalog/test-goods.ts'

const shop = await testShop()
const owner = await shop.staff('owner')
const visitor = await shop.visitor()
const found = async (q: string) =>
  (await visitor.data(searchCalls.productList, { q })).list.map(({ itemId }) => itemId)

afterAll(() => expectBooksToAgree(shop))

const saved = (more: { id?: number; version: number; name: string }) =>
  owner.call(categoryAdminCalls.save, {
    requestId: randomUUID(),
    parentId: 0,
    nameEn: '',
    pic: '',
    ...more,
  })

raceTest(
  'of two who rename a category at once one does, and pages, lists and search say that name for goods that stand in it or come at that moment',
  async () => {
    const { list } = await owner.data(goodsAdminCalls.list, {})
    const [stands, comes] = [list[0]!.itemId, list[1]!.itemId]
    const made = await saved({ version: 0, name: '甲乙丙丁' })
    const { id } = made.data as { id: number }
    const elsewhere = (await goodsToSave(owner, comes)).categoryId
    await owner.data(goodsAdminCalls.save, {
      ...(await goodsToSave(owner, stands)),
      categoryId: id,
    })
    let [version, before] = [1, '甲乙丙丁']
    for (const [one, other] of [
      ['子丑寅卯', '辰巳午未'],
      ['申酉戌亥', '乾坎艮震'],
      ['巽离坤兑', '宫商角徵'],
    ] as const) {
      await owner.data(goodsAdminCalls.save, {
        ...(await goodsToSave(owner, comes)),
        categoryId: elsewhere,
      })
      const coming = await goodsToSave(owner, comes)
      const answers = await Promise.all([
        saved({ id, version, name: one }),
        saved({ id, version, name: other }),
        owner.call(goodsAdminCalls.save, { ...coming, categoryId: id }),
      ])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 200, 500])
      expect(answers.find(({ code }) => code === 500)).toMatchObject({ reason: 'versionConflict' })
      const [name, lost] = answers[0].code === 200 ? [one, other] : [other, one]
      await shop.worker.runDue()
      shop.clock.advance(11_000)
      const shown = await visitor.data(catalogCalls.categoryList, {})
      expect(shown.filter((each) => each.id === id)).toMatchObject([{ name }])
      expect((await found(name)).toSorted()).toEqual([stands, comes].toSorted())
      for (const gone of [before, lost]) expect(await found(gone)).toEqual([])
      for (const itemId of [stands, comes])
        expect(await visitor.data(catalogCalls.detail, { id: itemId })).toMatchObject({
          categoryId: id,
          categoryName: name,
        })
      const { total } = await visitor.data(searchCalls.productList, { categoryId: id })
      expect(total).toBe(2)
      ;[version, before] = [version + 1, name]
    }
  },
)

raceTest(
  'goods that are saved into a category while it is renamed are found by its new name',
  async () => {
    const { db } = shop.services
    const { list } = await owner.data(goodsAdminCalls.list, {})
    const coming = await goodsToSave(owner, list[2]!.itemId)
    const { id } = (await saved({ version: 0, name: '角亢氐房' })).data as { id: number }
    const waiting = async () =>
      (
        await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      ).rows.length
    const both = await db.transaction().execute(async (trx) => {
      await sql`select 1 from goods where id = ${coming.id} for update`.execute(trx)
      const saving = owner.call(goodsAdminCalls.save, { ...coming, categoryId: id })
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
      let isRenamed = false
      const renaming = saved({ id, version: 1, name: '心尾箕斗' }).finally(() => (isRenamed = true))
      await expect
        .poll(async () => isRenamed || (await waiting()) === 2, { timeout: 20_000 })
        .toBe(true)
      if (isRenamed) await shop.worker.runDue()
      return { saving, renaming }
    })
    expect([await both.saving, await both.renaming]).toMatchObject([{ code: 200 }, { code: 200 }])
    await shop.worker.runDue()
    shop.clock.advance(11_000)
    expect(await found('心尾箕斗')).toEqual([coming.id])
    expect(await found('角亢氐房')).toEqual([])
  },
)
