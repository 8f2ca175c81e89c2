import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import type { AccessOf, AdminRow, Input } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'
import { sendTo, testPicture } from '#app/testing/test-pictures.ts'
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
    missing: { applyId: gone.sn },
    plain: [...Object.keys(more), ...listed],
  })
  return {
    open: {
      'thirdReturn.order': { thirdOrderSn: 'TM0000000001', phone: '13911116666', code: '000000' },
      'thirdReturn.apply': {
        ticket: gone.flowId,
        lineNo: '1',
        num: 1,
        type: 1,
        reasonCode: 'quality',
      },
      'thirdReturn.applyInfo': { id: gone.sn },
      'thirdReturn.addDelivery': {
        id: gone.sn,
        companyCode: 'yuantong',
        deliverySn: 'YT9000000004',
      },
      'thirdReturn.cancel': { id: gone.sn },
      'thirdReturn.list': {},
      'thirdReturn.sendPhoneCode': { phone: '13911117777' },
      'thirdReturn.picturePolicy': { ticket: gone.flowId },
      'thirdReturn.pictureDone': { key: '0'.repeat(26) },
      'oms.event': {},
    },
    admin: {
      'thirdReturnAdmin.list': { own: async () => ({}), plain: ['q', 'status'] },
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
