import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = ({ shop, make }) => {
  /** The openid with which a person pays in WeChat. */
  const openIdOf = async (who: Caller) => {
    const { id, uuid } = await who.data(identityCalls.userInfo, {})
    const { partnerId } = who.scope
    await sql`insert into member_identity (partner_id, member_id, type, app_id, subject, created_at)
      values (${partnerId}, ${id}, 'wx-openid', ${shop.sandbox.keys.wechat.appIds.JSAPI}, ${`o-${uuid}`}, now()) on conflict do nothing`.execute(
      shop.services.db,
    )
    return `o-${uuid}`
  }
  return {
    open: {
      'payment.back': { method: 'unionPay', to: '/' },
      'payment.notify': { method: 'wxPay' },
    },
    owned: {
      'payment.params': {
        own: async (who) => ({
          method: 'wxPay-JSAPI',
          sn: await make.orderOf(who),
          id: await openIdOf(who),
        }),
        missing: { sn: gone.sn, id: 'o-nobody' },
        inEveryStore: true,
      },
      // The apps pay without an openid: the path has it, nothing reads it.
      'payment.paramsApp': {
        own: async (who) => ({ method: 'wxPay', sn: await make.orderOf(who), id: 'none' }),
        missing: { sn: gone.sn },
        plain: ['id'],
      },
      'payment.paramsMallApp': {
        own: async (who) => ({ method: 'aliPay', sn: await make.orderOf(who), id: 'none' }),
        missing: { sn: gone.sn },
        plain: ['id'],
      },
      'payment.redirectWap': {
        own: async (who) => ({ method: 'wxPay', sn: await make.orderOf(who) }),
        missing: { sn: gone.sn },
        plain: ['to'],
      },
    },
  }
}
