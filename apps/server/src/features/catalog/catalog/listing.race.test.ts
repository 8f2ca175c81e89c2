import { sql } from 'kysely'
import { expect } from 'vitest'
import { raceTest } from '#app/testing/test-harness.ts'
import { jobHandlers } from '#app/jobs.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
const { db } = shop.services

raceTest(
  'a category that is listed again waits for goods being saved in it, and writes what they say then',
  async () => {
    const { rows } = await sql<{ id: number; category_id: number }>`
    select id, category_id from goods where partner_id = 1 order by id limit 1`.execute(db)
    const { id, category_id: categoryId } = rows[0]!
    const listed = await db.transaction().execute(async (trx) => {
      await sql`update goods set title = '新名字', search_text = '新名字' where id = ${id}`.execute(
        trx,
      )
      const run = jobHandlers(shop.services)['listing.category'].run({
        payload: { partnerId: 1, categoryId },
        scope: undefined,
        attempt: 1,
        finish: async () => {},
      })
      await expect
        .poll(
          async () =>
            (
              await sql`select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
            ).rows.length,
          { timeout: 20_000 },
        )
        .toBe(1)
      return { run }
    })
    await listed.run
    const goods = await sql<{ search_text: string }>`
    select search_text from goods where id = ${id}`.execute(db)
    expect(goods.rows[0]!.search_text).toContain('新名字')
  },
)
