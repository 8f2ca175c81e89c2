import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticeTemplateAdminCalls } from '@mallard/contract/people/notices/notice-template-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { notify } from './notify.service.ts'

export const access: AccessOf = ({ shop, owner }) => {
  let notices = 0
  const noticeOf = async (who: Caller) => {
    const { id } = await who.data(identityCalls.userInfo, {})
    const topic = `test ${(notices += 1)}`
    const text = ['只为本人', 'For the owner alone'] as const
    await notify(shop.services.db, [
      {
        scope: who.scope,
        memberId: id,
        kind: 'order',
        topic,
        title: text,
        text,
        link: '/order/1-1/cart',
        at: new Date(shop.clock.now()),
      },
    ])
    const { rows } = await sql<{
      id: number
    }>`select id from notice where member_id = ${id} and topic = ${topic}`.execute(shop.services.db)
    return rows[0]!.id
  }
  let words = 0
  return {
    admin: {
      'noticeTemplateAdmin.list': { own: async () => ({}) },
      'noticeTemplateAdmin.save': {
        own: async () => {
          const all = await owner.data(noticeTemplateAdminCalls.list, {})
          const { event, version } = all.find((each) => each.event === 'coupon.given')!
          const title = `送您一张券 ${(words += 1)}`
          return { event, version, isOn: true, title, titleEn: '', text: '', textEn: '' }
        },
        plain: ['event', 'isOn', 'title', 'titleEn', 'text', 'textEn', 'version'],
      },
    },
    open: {
      'notices.list': {},
      'notices.unread': { after: 0 },
      'notices.readAll': {},
      'notices.switches': {},
      'notices.turn': { kind: 'coupon', isOn: false },
    },
    owned: {
      'notices.read': {
        own: async (who) => ({ id: await noticeOf(who) }),
        missing: { id: gone.id },
        inEveryStore: true,
      },
    },
  }
}
