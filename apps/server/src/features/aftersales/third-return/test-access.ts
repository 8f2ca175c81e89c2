import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import type { AccessOf, AdminRow, Input } from '#app/test-access.ts'
import { sendTo, testPicture } from '#app/test-pictures.ts'
import { thirdAt } from './test-third.ts'

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { db } = shop.services
  const pictureOf = async () =>
    sendTo(shop, await owner.data(thirdReturnAdminCalls.picturePolicy, {}), await testPicture())
  const other = { applyId: await thirdAt(db, theirs.owner.scope, 0) }
  const at = (
    status: -1 | 0 | 1 | 2,
    more: Input = {},
    listed: readonly string[] = [],
    type = 1,
  ): AdminRow => ({
    own: async () => ({ applyId: await thirdAt(db, owner.scope, status, type), ...more }),
    theirs: other,
    missing: { applyId: '99999999999999999999' },
    plain: [...Object.keys(more), ...listed],
  })
  return {
    admin: {
      'thirdReturnAdmin.list': {
        own: async () => ({}),
        plain: ['pageNum', 'pageSize', 'q', 'status'],
      },
      'thirdReturnAdmin.detail': at(-1),
      'thirdReturnAdmin.agree': at(-1, {}, ['amount', 'returnAddress']),
      'thirdReturnAdmin.refuse': at(-1, { reason: '不符合条件' }),
      'thirdReturnAdmin.receive': at(1, { received: 1 }, ['amount']),
      'thirdReturnAdmin.refuseReceipt': at(1, { reason: '影响二次销售' }),
      'thirdReturnAdmin.transferred': at(2, { voucher: '20260115002' }, ['pics']),
      'thirdReturnAdmin.replaced': at(
        2,
        { companyCode: 'yuantong', deliverySn: 'YT9000000005' },
        [],
        2,
      ),
      'thirdReturnAdmin.tellAgain': at(-1),
      'thirdReturnAdmin.picturePolicy': { own: async () => ({}) },
      // That it is one's own, the feature's test asks: a picture has no store.
      'thirdReturnAdmin.pictureDone': {
        own: async () => ({ key: (await pictureOf()).key }),
        plain: ['key'],
      },
    },
  }
}
