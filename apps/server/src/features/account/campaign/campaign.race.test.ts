import { campaignAdminCalls } from '@mallard/contract/account/campaign/campaign-admin.calls'
import { maxAWeek } from '@mallard/contract/account/campaign/campaign.codes'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { beijingDay, day, hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { campaignJobs } from './campaign.jobs.ts'

const shop = await testShop()

it('a member is told no more than a few times a week by messages sent at the same moment', async () => {
  const now = shop.clock.now()
  shop.clock.advance(beijingDay(now) + day + 12 * hour - now)
  const owner = await shop.staff()
  const browser = await shop.shopper()
  const { id: memberId } = await browser.data(identityCalls.userInfo, {})
  await browser.data(memberCalls.agreementChoose, { code: 'marketing', isAllowed: true })
  const ids: number[] = []
  for (let n = 0; n < maxAWeek + 3; n += 1) {
    const message = {
      title: `第 ${n} 条消息`,
      titleEn: '',
      text: '本周末全场包邮。',
      textEn: '',
      link: '',
      purpose: 'marketing' as const,
      memberId,
      requestId: `campaign-race-${n}`,
    }
    ids.push((await owner.data(campaignAdminCalls.send, message)).id)
  }
  const { run } = campaignJobs(shop.services)['campaign.tell']
  const scope = { partnerId: 1, storeId: 1 }
  await Promise.all(ids.map((id) => run({ payload: { id }, scope, attempt: 1 } as never)))
  const { total } = await browser.data(noticesCalls.list, { kind: 'activity' })
  expect(total).toBe(maxAWeek)
}, 60_000)
