import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { runScript } from '#platform/db/script.ts'
import { cleanReviewersMigration } from '../../catalog/review/review.migrations/0534-clean-reviewers.ts'
import { cleanTracesMigration } from '../../trade/order/order.migrations/0535-clean-traces.ts'
import { cleanNamesMigration } from './identity.migrations/0533-clean-names.ts'
import { peopleOf } from './test-people.ts'

const shop = await testShop()
const { db, signIn } = shop.services
const { throughWeixin, signIn: enterByPhone, leave, init } = peopleOf(shop)
const scope = { partnerId: 1, storeId: 1 }
const bad = '小\u200b鱼\u202e\u0007\n店\ud83d'

describe('the name that a provider tells', () => {
  it('is kept without what shows nowhere, from WeChat', async () => {
    const browser = await shop.visitor()
    const { profile } = signIn.weixin!
    vi.spyOn(signIn.weixin!, 'profile').mockImplementationOnce(async (grant) => {
      const told = await profile(grant)
      return told.kind === 'ok' ? { ...told, data: { ...told.data, nickname: bad } } : told
    })
    await throughWeixin(browser, 'fresh-9c000001')
    expect((await init(browser)).weixinUser?.nickname).toBe('小鱼 店')
    const { binding } = await enterByPhone(browser, '13900006001')
    const { user } = await browser.data(identityCalls.bind, {
      uuid: binding?.uuid ?? '',
      isAccepted: true,
      ...scope,
    })
    expect(user.nickname).toBe('小鱼 店')
  })

  it('is kept without what shows nowhere, from Apple', async () => {
    const browser = await shop.visitor()
    await leave(browser)
    const { url } = await browser.data(identityCalls.appleLogin, scope)
    const state = new URL(url ?? '').searchParams.get('state') ?? ''
    const user = JSON.stringify({ name: { lastName: '\u2066林', firstName: '小\u200b满\u0000' } })
    await browser.fetch('/hooks/sign-in/apple', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ state, code: 'c-1', user }).toString(),
    })
    const { name } = await db
      .selectFrom('sign_in_attempt')
      .where('provider', '=', 'apple')
      .select('name')
      .executeTakeFirstOrThrow()
    expect(name).toBe('林小满')
  })
})

describe('what was kept before it was cleaned', () => {
  const dirty = '小\u200b鱼\u202e\u0007'

  it('is cleaned by a migration where it names a member, or who wrote a review', async () => {
    await sql`update member set nickname = ${dirty} where id = 1`.execute(db)
    await sql`update member set nickname = ${'\u200b\u2060'}, phone = '13900006002' where id = 2`.execute(
      db,
    )
    await sql`update external_user set nickname = ${dirty}`.execute(db)
    await sql`update review set nickname = ${dirty} where id = (select min(id) from review)`.execute(
      db,
    )
    for (const { sql: script } of [cleanNamesMigration, cleanReviewersMigration])
      await runScript(db, script)
    const { rows } = await sql<{ names: string[] }>`
      select array[(select nickname from member where id = 1), (select nickname from member where id = 2), (select min(nickname) from external_user),
        (select nickname from review where id = (select min(id) from review))] as names`.execute(db)
    expect(rows[0]?.names).toEqual(['小鱼', '用户6002', '小鱼', '小鱼'])
  })

  it('is cleaned by a migration where a carrier said it, and stays in its order', async () => {
    const traces = [
      { time: '2026-01-02 10:00:00', text: `已签收${dirty}` },
      { time: '2026-01-01 10:00:00', text: '已发货' },
    ]
    const kept = await db.transaction().execute(async (trx) => {
      await sql`create temp table delivery (traces jsonb) on commit drop`.execute(trx)
      await sql`insert into delivery values (${JSON.stringify(traces)}::jsonb), ('[]')`.execute(trx)
      await sql.raw(cleanTracesMigration.sql).execute(trx)
      return sql<{ traces: unknown }>`select traces from delivery`.execute(trx)
    })
    const clean = [{ time: '2026-01-02 10:00:00', text: '已签收小鱼' }, traces[1]]
    expect(kept.rows).toEqual(expect.arrayContaining([{ traces: clean }, { traces: [] }]))
  })
})
