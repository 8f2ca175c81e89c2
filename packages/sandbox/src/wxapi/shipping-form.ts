import { refused, type Refused, type Said } from './wxapi.ts'

export interface ShippedParcel {
  readonly trackingNo: string
  readonly carrier: string
  readonly items: string
  readonly phone: string
}

/** What was told of the shipping of a payment. */
export interface Report {
  /** 1 by a carrier, 2 in the same city, 3 nothing to carry, 4 fetched by the payer. */
  readonly type: number
  readonly isSplit: boolean
  readonly isWhole: boolean
  readonly parcels: readonly ShippedParcel[]
  readonly openid: string
  /** `upload_time`. */
  readonly at: number
}

/** Which payment: by WeChat Pay's number, or by the merchant's. */
export type ReportKey = { readonly transactionId: string } | { readonly payNo: string }

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/
const jsonOf = (value: unknown): Said =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Said) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function readKey(value: unknown, merchantId: string): ReportKey | Refused {
  const key = jsonOf(value)
  const [transactionId, payNo] = [textOf(key['transaction_id']), textOf(key['out_trade_no'])]
  if (key['order_number_type'] === 2)
    return transactionId
      ? { transactionId }
      : refused(268485195, '微信支付单号形式下 transaction_id 字段不能为空')
  if (key['order_number_type'] !== 1) return refused(268485194, '订单单号类型非法')
  const merchant = textOf(key['mchid'])
  if (!merchant) return refused(268485196, '商户侧单号形式下 mchid 字段不能为空')
  if (!payNo) return refused(268485197, '商户侧单号形式下 out_trade_no 字段不能为空')
  return merchant === merchantId ? { payNo } : refused(10060001, '支付单不存在')
}

function readParcel(value: unknown, type: number): ShippedParcel | Refused {
  const parcel = jsonOf(value)
  const items = textOf(parcel['item_desc'])
  const [trackingNo, carrier] = [textOf(parcel['tracking_no']), textOf(parcel['express_company'])]
  const contact = jsonOf(parcel['contact'])
  const phone = textOf(contact['receiver_contact']) || textOf(contact['consignor_contact'])
  if (!items) return refused(10060008, '商品描述 item_desc 字段不能为空')
  if ([...items].length > 120) return refused(10060009, '商品描述 item_desc 字段太长')
  if (type === 1 && !trackingNo) return refused(268485226, '物流单号不能为空')
  if (type === 1 && !carrier) return refused(268485227, '物流公司编码不能为空')
  // Only a carrier gives numbers: one of anything else was never asked for.
  if (type !== 1 && (trackingNo || carrier))
    return refused(10060014, '参数错误：非快递发货时不填物流单号与物流公司')
  if (carrier.length > 128) return refused(10060025, '物流公司编码太长')
  if (trackingNo.length > 128) return refused(10060026, '物流单号太长')
  // The last four digits stand in the clear, and nothing before the mask gives the number away.
  if (phone && !/\*{2,}[-\d]{0,5}\d{4}$/.test(phone))
    return refused(10060014, '参数错误：contact 须采用掩码')
  if (type === 1 && carrier === 'SF' && !phone)
    return refused(10060014, '参数错误：顺丰须填写联系方式')
  return { trackingNo, carrier, items, phone }
}

/** Reads the body of `upload_shipping_info`, or says what the platform refuses it for. */
export function readReport(
  body: Said,
  merchantId: string,
): { readonly key: ReportKey; readonly report: Report } | Refused {
  const key = readKey(body['order_key'], merchantId)
  if ('errcode' in key) return key
  const [type, mode] = [body['logistics_type'], body['delivery_mode']]
  if (typeof type !== 'number' || ![1, 2, 3, 4].includes(type))
    return refused(10060005, '物流类型有误')
  if (mode !== 1 && mode !== 2) return refused(268485224, '发货模式非法')
  if (mode === 2 && type !== 1) return refused(10060006, '非快递发货时不允许分拆发货')
  const isAll = body['is_all_delivered']
  if (mode === 2 && typeof isAll !== 'boolean')
    return refused(10060007, '分拆发货模式下必须填写 is_all_delivered 字段')
  const list = Array.isArray(body['shipping_list']) ? body['shipping_list'] : []
  if (mode === 1 && list.length !== 1)
    return refused(268485228, '统一发货模式下，物流信息列表长度必须为 1')
  if (list.length > 15) return refused(10060024, '物流信息列表太长')
  const parcels: ShippedParcel[] = []
  for (const each of list) {
    const parcel = readParcel(each, type)
    if ('errcode' in parcel) return parcel
    parcels.push(parcel)
  }
  if (parcels.length === 0) return refused(10060020, '没有任何商品描述')
  const stamp = textOf(body['upload_time'])
  if (!rfc3339.test(stamp) || Number.isNaN(Date.parse(stamp)))
    return refused(268485216, '上传时间非法，请按照 RFC 3339 格式填写')
  const openid = textOf(jsonOf(body['payer'])['openid'])
  if (!openid) return refused(40003, 'invalid openid')
  const report = {
    type,
    isSplit: mode === 2,
    isWhole: mode === 1 || isAll === true,
    parcels,
    openid,
  }
  return { key, report: { ...report, at: Date.parse(stamp) } }
}
