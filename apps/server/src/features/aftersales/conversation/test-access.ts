import { randomUUID } from 'node:crypto'
import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Caller } from '@mallard/testing/caller'
import { sendTo, testPicture } from '#app/testing/test-pictures.ts'
import type { TestShop } from '#app/testing/test-shop.ts'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone, memberOf } from '#app/testing/test-makers.ts'

/** A picture that one of the staff has sent, not looked at yet. */
async function sentPicture(shop: TestShop, staff: Caller): Promise<string> {
  const policy = await staff.data(conversationAdminCalls.picturePolicy, {})
  return (await sendTo(shop, policy, await testPicture())).key
}

/** A conversation of a member in the store of theirs. */
async function idOf(staff: Caller, member: Caller): Promise<number> {
  await member.data(conversationCalls.send, { requestId: randomUUID(), text: '在吗？' })
  const { id: memberId } = await member.data(identityCalls.userInfo, {})
  const { list } = await staff.data(conversationAdminCalls.list, { state: 'all', pageSize: 100 })
  return list.find((each) => each.memberId === memberId)!.id
}

export const access: AccessOf = async ({ shop, make, owner, buyer, theirs }) => {
  const own = { id: await idOf(owner, buyer) }
  const foreign = { id: await idOf(theirs.owner, theirs.buyer) }
  const missing = { id: gone.id }
  const me = await owner.data(staffCalls.me, {})
  const row = (more: () => object = () => ({}), plain: readonly string[] = []) => ({
    own: async () => ({ ...own, ...more() }),
    theirs: foreign,
    missing,
    plain,
  })
  /** It is taken from who has it. */
  const held = (more: { staffId?: number } = {}) => ({
    ...row(undefined, ['from', ...Object.keys(more)]),
    own: async () => {
      const { staff } = await owner.data(conversationAdminCalls.detail, own)
      return { ...own, ...more, from: staff?.id ?? null }
    },
  })
  return {
    open: {
      'conversation.messages': {},
      'conversation.unread': {},
      'conversation.read': { upTo: 1 },
      'conversation.rate': { stars: 5 },
    },
    refusals: { 'conversation.rate': 'conversationOpen' },
    owned: {
      'conversation.send': {
        own: async (who) => ({ requestId: randomUUID(), orderSn: await make.orderOf(who) }),
        missing: { orderSn: gone.sn },
        // A picture is claimed by who sent it, which the routes' test tries.
        plain: ['requestId', 'text', 'pic', 'itemId'],
      },
    },
    admin: {
      'conversationAdmin.list': { own: async () => ({}), plain: ['q'] },
      'conversationAdmin.detail': row(undefined, ['before']),
      'conversationAdmin.answer': row(
        () => ({ requestId: randomUUID(), text: '您好，在的' }),
        [...['requestId', 'text', 'pic', 'itemId']],
      ),
      'conversationAdmin.read': row(() => ({ upTo: 1 }), ['upTo']),
      'conversationAdmin.take': held(),
      'conversationAdmin.close': row(),
      'conversationAdmin.handOver': held({ staffId: me.id }),
      'conversationAdmin.open': {
        own: () => memberOf(buyer),
        theirs: await memberOf(theirs.buyer),
        missing: { memberId: gone.id },
      },
      'conversationAdmin.colleagues': { own: async () => ({}) },
      'conversationAdmin.setting': { own: async () => ({}) },
      'conversationAdmin.saveSetting': {
        own: async () => ({
          ...(await owner.data(conversationAdminCalls.setting, {})),
          replies: [randomUUID()],
        }),
        plain: ['weekdays', 'opens', 'closes', 'away', 'awayEn', 'replies', 'version'],
      },
      'conversationAdmin.picturePolicy': { own: async () => ({}) },
      'conversationAdmin.pictureDone': {
        own: async () => ({ key: await sentPicture(shop, owner) }),
        missing: { key: '0'.repeat(26) },
        theirs: { key: '1'.repeat(26) },
      },
    },
  }
}
