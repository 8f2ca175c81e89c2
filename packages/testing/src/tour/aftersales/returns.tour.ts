import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import type { Caller } from '../../caller.ts'
import { at, first, type TourPart } from '../part.ts'

export const returnsTour = {
  pages: async ({ orders, shopper }) => {
    const sold = orders.find(({ actions }) => actions.includes('return'))
    const orderItemId = first(sold?.items ?? [], 'goods that can be returned').id
    return {
      ...at('returnDetail', { applyId: await returnOf(shopper, orderItemId) }),
      ...at('returnPartStep1', { orderItemId }),
      ...at('returnAllStep1', { orderItemId }),
      ...at('returnPartStep2', { orderItemId, num: 1 }),
      ...at('returnAllStep2', { orderItemId, num: 1 }),
    }
  },
  admin: {
    dated: ['returns'],
  },
} satisfies TourPart

/**
 * A return of the shopper's; one that is made for the tour is taken back again, so that its goods
 * can be asked for still.
 */
async function returnOf(shopper: Caller, orderItemId: number): Promise<string> {
  const [known] = (await shopper.data(returnsCalls.v2List, {})).list
  if (known) return known.applyId
  const { applyId } = await shopper.data(returnsCalls.v2Apply, {
    orderItemId,
    num: 1,
    type: 0,
    reasonCode: 'other',
  })
  await shopper.data(returnsCalls.v2Cancel, { applyId })
  return applyId
}
