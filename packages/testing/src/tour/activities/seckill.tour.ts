import { seckillCalls } from '@mallard/contract/activities/seckill/seckill.calls'
import { at, first, type TourPart } from '../part.ts'

export const seckillTour = {
  pages: async ({ shopper }) => {
    const { sessions } = await shopper.data(seckillCalls.seckillList, {})
    const sale = first(
      sessions.filter(({ endAt }) => endAt > Date.now()),
      'flash sales',
    )
    const { promotionId } = sale
    const { productSn } = first(sale.goods, 'goods in the flash sale')
    const wanted = { productId: productSn, promotionId, qty: 1 }
    const { flowId } = await shopper.data(seckillCalls.secKillCheckout, wanted)
    return {
      ...at('seckillDetail', { id: promotionId, productSn }),
      ...at('checkoutSeckill', { promotionId, productSn, flowId }),
    }
  },
  admin: {
    dated: ['seckills'],
    undated: ['seckills/new'],
  },
} satisfies TourPart
