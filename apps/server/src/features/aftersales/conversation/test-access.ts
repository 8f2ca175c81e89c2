import { randomUUID } from 'node:crypto'
import { conversationAdminCalls } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { conversationCalls } from '@mallard/contract/aftersales/conversation/conversation.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

/** A conversation of a member in the store of theirs. */
async function idOf(staff: Caller, member: Caller): Promise<number> {
  await member.data(conversationCalls.send, { requestId: randomUUID(), text: '在吗？' })
  const { id: memberId } = await member.data(identityCalls.userInfo, {})
  const { list } = await staff.data(conversationAdminCalls.list, { state: 'all', pageSize: 100 })
  return list.find((each) => each.memberId === memberId)!.id
}

export const access: AccessOf = async ({ make, owner, buyer, theirs }) => {
  const own = { id: await idOf(owner, buyer) }
  const foreign = { id: await idOf(theirs.owner, theirs.buyer) }
  const missing = { id: gone.id }
  const row = (more: () => object = () => ({}), plain: readonly string[] = []) => ({
    own: async () => ({ ...own, ...more() }),
    theirs: foreign,
    missing,
    plain,
  })
  return {
    open: {
      'conversation.messages': {},
      'conversation.unread': {},
      'conversation.read': { upTo: 1 },
    },
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
        [...['requestId', 'text', 'itemId']],
      ),
      'conversationAdmin.read': row(() => ({ upTo: 1 }), ['upTo']),
      'conversationAdmin.take': row(),
      'conversationAdmin.close': row(),
    },
  }
}
