import { largestId } from '@mallard/contract/fields'
import { gone } from './test-makers.ts'
import type { Input } from './test-access.ts'

/** Something each row without owned ids can be asked for. */
export function openRows(): Readonly<Record<string, Input>> {
  const scope = { partnerId: 1, storeId: 1 }
  return {
    'thirdReturn.order': { thirdOrderSn: 'TM0000000001', phone: '13911116666', code: '000000' },
    'thirdReturn.apply': {
      ticket: gone.flowId,
      lineNo: '1',
      num: 1,
      type: 1,
      reasonCode: 'quality',
    },
    'thirdReturn.applyInfo': { id: gone.sn },
    'thirdReturn.addDelivery': { id: gone.sn, companyCode: 'yuantong', deliverySn: 'YT9000000004' },
    'thirdReturn.cancel': { id: gone.sn },
    'thirdReturn.list': {},
    'thirdReturn.sendPhoneCode': { phone: '13911117777' },
    'thirdReturn.picturePolicy': { ticket: gone.flowId },
    'thirdReturn.pictureDone': { key: '0'.repeat(26) },
    'oms.event': {},
    'pickup.event': { pickupNo: gone.sn },
    'returns.reason': {},
    'returns.list': {},
    'returns.v2Reason': {},
    'returns.v2List': {},
    'member.flushData': scope,
    'member.index': {},
    'member.checkCancel': {},
    'member.cancelSms': {},
    'member.cancelMember': { reason: '不再使用', phoneCode: '000000' },
    'member.takeBack': {},
    'member.sessionList': {},
    'member.sessionEndAll': { keepThis: true },
    'member.identityList': {},
    'member.passwordState': {},
    'member.passwordCode': {},
    'member.passwordSet': { password: 'kettle on the stove', current: 'nonsense' },
    'member.phoneCode': { which: 'new', phone: '13911114444' },
    'member.changePhone': { phone: '13911115555', code: '000000', oldCode: '000000' },
    'member.agreementList': {},
    'member.agreementChoose': { code: 'analytics', isAllowed: true },
    'member.personal': {},
    'member.personalExport': {},
    'invoice.thirdInvoice': { orderSn: gone.sn, phone: '13900000000', code: '000000' },
    'invoice.sendPhoneCode': { phone: '13911118888' },
    'invoice.name': { keyword: '杭州' },
    'invoice.tax': { keyword: '9133' },
    'invoice.list': {},
    'invoiceScan.orderInit': { orderId: gone.sn, randomToken: gone.flowId },
    'invoiceScan.orderInvoice': {
      orderId: gone.sn,
      randomToken: gone.flowId,
      type: 1,
      name: '林小满',
    },
    'invoiceScan.updateInvoice': {
      orderId: gone.sn,
      randomToken: gone.flowId,
      type: 1,
      name: '林小满',
    },
    'invoiceScan.invoiceSearchName': {
      orderId: gone.sn,
      randomToken: gone.flowId,
      keyword: '杭州',
    },
    'invoiceScan.invoiceSearchTax': { orderId: gone.sn, randomToken: gone.flowId, keyword: '9133' },
    'fapiao.notify': {},
  }
}

/** How rows refuse one who has not been asked, or has no code, or got one a moment ago. */
export const wantsCode: Readonly<Record<string, string>> = {
  'member.passwordCode': 'codeTooSoon',
  'member.passwordSet': 'wrongCurrentPassword',
  'member.cancelMember': 'wrongCode',
  'member.changePhone': 'wrongOldCode',
}
