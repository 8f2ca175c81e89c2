import { campaignAdminCalls } from '@mallard/contract/account/campaign/campaign-admin.calls'
import { maxAWeek } from '@mallard/contract/account/campaign/campaign.codes'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { segmentAdminCalls } from '@mallard/contract/account/segment/segment-admin.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { beijingDay, day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
let owner: Caller
const { send, detail, told, stop, list } = campaignAdminCalls
let requests = 0

const message = (title: string) => ({
  title,
  titleEn: '',
  text: '本周末全场包邮。',
  textEn: 'Free delivery this weekend.',
  link: '/a/1-1',
  purpose: 'marketing' as const,
  requestId: `campaign-request-${++requests}`,
})

async function newMember(isAllowed: boolean) {
  const browser = await shop.shopper()
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  if (isAllowed) await browser.data(memberCalls.agreementChoose, { code: 'marketing', isAllowed })
  return { browser, memberId }
}

const titlesOf = async ({ browser }: Awaited<ReturnType<typeof newMember>>) =>
  (await browser.data(noticesCalls.list, {})).list.map(({ title }) => title)

/** As often as there may be something to go on with. */
const work = async () => {
  for (let turn = 0; turn < 4; turn += 1) await shop.worker.runDue()
}

beforeEach(async () => {
  // The next noon: outside quiet hours.
  const now = shop.clock.now()
  shop.clock.advance(beijingDay(now) + day + 12 * hour - now)
  owner = await shop.staff()
})

describe('who looks after one store', () => {
  const second = { partnerId: 1, storeId: 2 }

  it('writes to members who ordered there, and sees no others', async () => {
    const local = await shop.staff('hangzhou', second)
    const [theirs, other] = [await newMember(true), await newMember(true)]
    await sql`insert into member_store values (1, 2, ${theirs.memberId}, 1, 100, now())`.execute(
      shop.services.db,
    )
    const refused = await local.call(send, { ...message('别店会员'), memberId: other.memberId })
    expect(refused.reason).toBe('notFound')
    await local.data(send, { ...message('本店会员'), memberId: theirs.memberId })
    const all = await owner.data(send, message('全员'))
    // Sent to all stores from another one, it is not here; from here, those alone who ordered here are.
    expect((await local.call(detail, { id: all.id })).reason).toBe('notFound')
    const everywhere = await shop.staff('owner', second)
    const { id } = await everywhere.data(send, message('全品牌'))
    await work()
    expect((await everywhere.data(told, { id })).list.map(({ memberId }) => memberId)).toContain(
      other.memberId,
    )
    const seen = (await local.data(told, { id, pageSize: 100 })).list.map(
      ({ memberId }) => memberId,
    )
    expect(seen).toContain(theirs.memberId)
    expect(seen).not.toContain(other.memberId)
    const here = await local.data(send, message('本店全员'))
    expect(here.members).toBe(seen.length)
  })
})

describe('a message of the shop', () => {
  it('leads nowhere but to pages of the brand', async () => {
    const { memberId } = await newMember(true)
    const asked = { ...message('链接'), memberId }
    for (const link of ['/a/2-1', '/a/11-1/cart', 'https://example.com', '//example.com'])
      expect((await owner.call(send, { ...asked, link })).reason).toBe('badInput')
  })

  it('goes to one member or to a segment, not to both', async () => {
    const { memberId } = await newMember(true)
    const asked = { ...message('两处'), memberId, segmentId: 1 }
    expect((await owner.call(send, asked)).reason).toBe('badInput')
  })

  it('reaches who allowed it, once, and says of the others why not', async () => {
    const [willing, unwilling] = [await newMember(true), await newMember(false)]
    await sql`update member set register_source = 'campaign-test' where id in
      (${willing.memberId}, ${unwilling.memberId})`.execute(shop.services.db)
    const conditions = { of: 'brand' as const, sources: ['campaign-test'] }
    const segment = { name: '试发', conditions, version: 0, requestId: 'campaign-segment' }
    const { id: segmentId } = await owner.data(segmentAdminCalls.save, segment)
    const asked = { ...message('周末会员日'), segmentId }
    const { id } = await owner.data(send, asked)
    expect((await owner.data(send, asked)).id).toBe(id)
    await work()
    expect(await titlesOf(willing)).toEqual(['周末会员日'])
    expect(await titlesOf(unwilling)).toEqual([])
    expect(await owner.data(detail, { id })).toMatchObject({
      state: 'done',
      members: 2,
      to: '试发',
      outcomes: { told: 1, noConsent: 1 },
    })
    const { list: left } = await owner.data(told, { id, outcome: 'noConsent' })
    expect(left).toMatchObject([{ memberId: unwilling.memberId }])
    expect((await owner.data(list, {})).list.map((each) => each.id)).toContain(id)
  })

  it('waits until quiet hours are over', async () => {
    const one = await newMember(true)
    shop.clock.advance(10 * hour)
    owner = await shop.staff()
    const { id } = await owner.data(send, { ...message('夜里写的'), memberId: one.memberId })
    await work()
    expect(await titlesOf(one)).toEqual([])
    shop.clock.advance(12 * hour)
    owner = await shop.staff()
    await work()
    expect(await titlesOf(one)).toEqual(['夜里写的'])
    expect((await owner.data(detail, { id })).state).toBe('done')
  })

  it('comes a few times a week, and no more once it was stopped', async () => {
    const one = await newMember(true)
    for (let n = 0; n <= maxAWeek; n += 1)
      await owner.data(send, { ...message(`第 ${n} 条`), memberId: one.memberId })
    await work()
    expect(await titlesOf(one)).toHaveLength(maxAWeek)
    const late = await owner.data(send, { ...message('停下的'), memberId: one.memberId })
    expect((await owner.data(stop, { id: late.id })).state).toBe('stopped')
    shop.clock.advance(8 * day)
    await work()
    expect(await titlesOf(one)).not.toContain('停下的')
  })

  it('about one’s own affairs needs no leave, and is said to one alone', async () => {
    const one = await newMember(false)
    const affair = { ...message('您的寄存已到期'), purpose: 'service' as const }
    expect((await owner.call(send, affair)).reason).toBe('badInput')
    await owner.data(send, { ...affair, memberId: one.memberId })
    await work()
    expect(await titlesOf(one)).toEqual(['您的寄存已到期'])
  })
})
