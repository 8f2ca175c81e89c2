import type { AccessOf } from '#app/testing/test-access.ts'
import { placeOrder } from '#app/testing/test-buyer.ts'
import { failedReport } from './test-reports.ts'

export const access: AccessOf = async ({ shop, buyer, sku, theirs }) => {
  const { db } = shop.services
  const [mine, others] = [
    await placeOrder(buyer, [{ productSn: sku.productSn }]),
    await placeOrder(theirs.buyer, [{ productSn: theirs.sku.productSn }]),
  ]
  return {
    open: { 'weixin.echo': {}, 'weixin.push': {} },
    admin: {
      'shipReportAdmin.list': { own: async () => ({}), plain: ['q'] },
      'shipReportAdmin.again': {
        own: async () => ({ payNo: await failedReport(db, mine.orderSn) }),
        theirs: { payNo: await failedReport(db, others.orderSn) },
        missing: { payNo: '99999999999999999999' },
      },
    },
  }
}
