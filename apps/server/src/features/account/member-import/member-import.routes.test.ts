import { memberAdminCalls } from '@mallard/contract/account/member/member-admin.calls'
import { memberImportAdminCalls } from '@mallard/contract/account/member-import/member-import-admin.calls'
import { pointsAdminCalls } from '@mallard/contract/pricing/points/points-admin.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day } from '@mallard/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { memberImportJobs } from './member-import.jobs.ts'

const shop = await testShop()
let owner = await shop.staff()
const { check, run, oldOrders } = memberImportAdminCalls

afterAll(() => expectBooksToAgree(shop))

const table = (kind: 'members' | 'orders', ...rows: string[]) => ({
  kind,
  name: 'table.csv',
  base64: Buffer.from(rows.join('\n')).toString('base64'),
})

const idOf = async (phone: string) =>
  (await owner.data(memberAdminCalls.list, { q: phone })).list[0]!.memberId

describe('members of another system', () => {
  const members = table(
    'members',
    '手机号,姓名,生日,积分,等级',
    '13700000001,旧客甲,1990-05-01,300,常客',
    '137****0002,打码,,,',
    '13700000003,,1990-13-01,,',
  )

  it('are checked first, which changes nothing, then taken over once, by the ledgers', async () => {
    const seen = await owner.data(check, members)
    expect(seen).toMatchObject({ counts: { new: 1, known: 0, wrong: 2 }, points: 300, growth: 500 })
    expect(seen.rows.map(({ problem }) => problem)).toEqual(['maskedPhone', 'badBirthday', null])
    expect((await owner.data(memberAdminCalls.list, { q: '13700000001' })).list).toEqual([])
    await owner.data(run, members)
    expect((await owner.data(run, members)).counts).toEqual({ new: 0, known: 1, wrong: 2 })
    const memberId = await idOf('13700000001')
    expect(await owner.data(pointsAdminCalls.read, { memberId })).toMatchObject({
      points: 300,
      growth: 500,
      pointsLedger: [{ delta: 300, balance: 300 }],
      growthLedger: [{ delta: 500, balance: 500 }],
    })
    const { list } = await owner.data(staffCalls.audit, { object: 'memberImport' })
    expect(list).toHaveLength(1)
  })

  it('bring no consent along, and sign in by phone as themselves', async () => {
    const memberId = await idOf('13700000001')
    const page = await owner.data(memberAdminCalls.detail, { memberId })
    expect(page).toMatchObject({ nickname: '旧客甲', registerSource: 'import', consents: [] })
    expect(page.choices.every(({ isAllowed }) => !isAllowed)).toBe(true)
    await shop.shopper('13700000001')
    expect(await idOf('13700000001')).toBe(memberId)
  })

  it('are erased when they have not come within a year', async () => {
    await owner.data(run, table('members', '手机号,姓名,积分', '13700000021,再也没来,50'))
    const memberId = await idOf('13700000021')
    const claimed = await idOf('13700000001')
    const { run: forget } = memberImportJobs(shop.services)['memberImport.forget']
    await forget({ payload: {}, attempt: 1 } as never)
    expect((await owner.call(memberAdminCalls.detail, { memberId })).reason).toBeUndefined()
    shop.clock.advance(366 * day)
    owner = await shop.staff()
    await forget({ payload: {}, attempt: 1 } as never)
    await shop.worker.runDue()
    expect((await owner.call(memberAdminCalls.detail, { memberId })).reason).toBe('notFound')
    expect((await owner.data(memberAdminCalls.detail, { memberId: claimed })).nickname).toBe(
      '旧客甲',
    )
  })

  it('bring no more points than one person may give', async () => {
    const many = table('members', '手机号,积分', '13700000009,1000000')
    expect((await owner.call(run, many)).reason).toBe('importPoints')
    const grown = table(
      'members',
      '手机号,等级',
      ...Array.from({ length: 11 }, (_, n) => `137000001${10 + n},老友`),
    )
    expect((await owner.call(run, grown)).reason).toBe('importPoints')
    expect((await owner.data(memberAdminCalls.list, { q: '13700000009' })).list).toEqual([])
  })

  it('may be ten thousand at once, and no more', async () => {
    const rows = Array.from(
      { length: 10_001 },
      (_, n) => `1365${String(n).padStart(7, '0')},甲${n}`,
    )
    const most = table('members', '手机号,姓名', ...rows.slice(1))
    expect((await owner.data(check, most)).counts).toEqual({ new: 10_000, known: 0, wrong: 0 })
    const more = await owner.call(check, table('members', '手机号,姓名', ...rows))
    expect(more.reason).toBe('badInput')
    const some = table(
      'members',
      '手机号,姓名,积分',
      ...rows.slice(0, 500).map((row) => `${row},2`),
    )
    expect((await owner.data(run, some)).counts.new).toBe(500)
  })

  it('are brought along by who looks after all stores', async () => {
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    for (const call of [check, run] as const)
      expect((await local.call(call, members)).reason).toBe('partnerWide')
    const nothing = table('members', '姓名', '小满')
    expect((await owner.call(check, nothing)).reason).toBe('badInput')
  })
})

describe('orders of another system', () => {
  it('are kept with their member, once each, and are no orders of this shop', async () => {
    const orders = table(
      'orders',
      '订单编号,手机号,下单时间,实付金额,商品名称,订单状态',
      'E2024,13700000001,2024-05-01 10:00:00,"1,299.00",电水壶,交易完成',
      'E2025,13711112222,2024-05-02,20,,',
    )
    expect((await owner.data(run, orders)).counts).toEqual({ new: 1, known: 0, wrong: 1 })
    expect((await owner.data(run, orders)).counts).toEqual({ new: 0, known: 1, wrong: 1 })
    const memberId = await idOf('13700000001')
    expect(await owner.data(oldOrders, { memberId })).toEqual([
      {
        number: 'E2024',
        at: Date.UTC(2024, 4, 1, 2),
        amount: 129_900,
        goods: '电水壶',
        state: '交易完成',
      },
    ])
    expect(await owner.data(memberAdminCalls.detail, { memberId })).toMatchObject({ orders: 0 })
  })
})
