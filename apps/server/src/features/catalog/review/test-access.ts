import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = async ({ shop, make, owner, buyer, sku, theirs }) => {
  const { partnerId, storeId } = theirs.buyer.scope
  const { rows } = await sql<{ id: number }>`
    insert into review (partner_id, store_id, goods_id, nickname, star, content, created_at)
    values (${partnerId}, ${storeId}, ${theirs.sku.goodsId}, '别店', 5, '别店的评价', now()) returning id`.execute(
    shop.services.db,
  )
  const byId = { theirs: { id: rows[0]!.id }, missing: { id: largestId } }
  return {
    open: {
      'review.list': { id: sku.goodsId },
      'review.mine': {},
    },
    owned: {
      'review.add': {
        own: async (who) => ({ orderItemId: await make.receivedOf(who), star: 5, content: '很好' }),
        missing: { orderItemId: gone.id },
        plain: ['star', 'content', 'pics', 'tags'],
      },
      'review.append': {
        own: async (who) => ({ commentId: await make.reviewOf(who), content: '依然好' }),
        missing: { commentId: gone.id },
        plain: ['content', 'pics'],
        inEveryStore: true,
      },
    },
    admin: {
      'reviewAdmin.list': { own: async () => ({}), plain: ['q', 'itemId'] },
      'reviewAdmin.reward': { own: async () => ({}) },
      'reviewAdmin.setReward': {
        own: async () => ({
          points: 20,
          seen: (await owner.data(reviewAdminCalls.reward, {})).points,
        }),
        plain: ['points', 'seen'],
      },
      'reviewAdmin.judge': {
        own: async () => ({ id: await make.reviewOf(buyer), part: 'review', from: 0, show: true }),
        ...byId,
        plain: ['from', 'reason'],
      },
      'reviewAdmin.reply': {
        own: async () => ({ id: await make.reviewOf(buyer), reply: '谢谢', seen: '' }),
        ...byId,
        plain: ['reply', 'seen'],
      },
    },
    shared: {
      // Reviews of this store count for the goods, and earn points.
      'reviewAdmin.judge': ['goods', 'member', 'points_ledger'],
    },
  }
}
