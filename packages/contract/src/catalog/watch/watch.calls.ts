import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, ItemId, ProductSn } from '../../fields.ts'
import { watchKinds } from './watch.codes.ts'

const Watch = z.object({ productSn: z.string(), kind: z.enum(watchKinds) })
export type Watch = z.output<typeof Watch>

export const watchCalls = {
  list: GET('/b2c/watch/{p}-{s}/list', {
    summary: 'What the member wants to hear of these goods in this store',
    authz: 'user',
    query: z.object({ itemId: ItemId }),
    reply: z.object({ list: z.array(Watch) }),
  }),
  set: POST('/b2c/watch/{p}-{s}/set', {
    summary: 'Asks for one notice when a SKU is in stock again or costs less than now; or not',
    authz: 'user',
    body: z.strictObject({
      productSn: ProductSn,
      kind: z.enum(watchKinds),
      isOn: z.boolean(),
    }),
    reply: Empty,
  }),
}
