import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { world } from '@mallard/shop-data'
import { codeOf } from '../../message-code.ts'
import { at, first, type TourPart } from '../part.ts'

export const thirdReturnTour = {
  pages: async ({ sandbox, shopper }) => {
    const { orderNo, phone } = first(world.otherOrders, 'orders of other platforms')
    const wanted = { thirdOrderSn: orderNo, phone }
    const known = await shopper.call(thirdReturnCalls.order, wanted)
    // Its phone is proved to the session, for half an hour.
    const askCode = () => shopper.call(thirdReturnCalls.sendPhoneCode, { phone })
    const { ticket, lines } =
      known.code === 200
        ? known.data
        : await shopper.data(thirdReturnCalls.order, {
            ...wanted,
            code: await codeOf(sandbox, phone, askCode),
          })
    const { lineNo, applyId } = first(lines, 'goods of another platform')
    const asked = { ticket, lineNo, num: 1, type: 1, reasonCode: 'quality', desc: '内胆有划痕' }
    const id = applyId ?? (await shopper.data(thirdReturnCalls.apply, asked)).applyId
    return {
      ...at('thirdReturnApply', {}, { ticket }),
      ...at('thirdReturnDetail', {}, { id }),
      ...at('omsReturn', {}, { orderSn: orderNo }),
    }
  },
} satisfies TourPart
