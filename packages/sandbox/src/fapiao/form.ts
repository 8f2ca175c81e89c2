import { refusal, type Refusal } from '../wxpay/books.ts'

type Json = Readonly<Record<string, unknown>>

export interface Application {
  readonly applyNo: string
  readonly fapiaoId: string
  readonly isCompany: boolean
  readonly name: string
  readonly taxNo: string
  /** fen */
  readonly total: number
  /** Tax included, fen. */
  readonly items: readonly {
    readonly name: string
    readonly amount: number
    readonly taxCode: string
    /** Ten-thousandths. */
    readonly taxRate: number
    readonly isExempt: boolean
  }[]
}

const jsonOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const wrong = (field: string, why: string): Refusal =>
  refusal(400, 'PARAM_ERROR', `参数错误：${field} ${why}`)
const text = (value: unknown, min: number, max: number): value is string =>
  typeof value === 'string' && [...value].length >= min && [...value].length <= max
const count = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0

const taxRates = [0, 100, 300, 500, 600, 900, 1300]

const marks = [
  'NO_FAVORABLE',
  'OUTSIDE_VAT',
  'VAT_EXEMPT',
  'NORMAL_ZERO_RATED',
  'EXPORT_ZERO_RATED',
]

/** Reads and checks an application to issue (hosts-and-providers.md §6.2). */
export function readApplication(value: unknown): Application | Refusal {
  const body = jsonOf(value)
  const buyer = jsonOf(body['buyer_information'])
  const applyNo = body['fapiao_apply_id']
  const isCompany = buyer['type'] === 'ORGANIZATION'
  if (body['scene'] !== 'WITHOUT_WECHATPAY') return wrong('scene', '沙箱仅支持WITHOUT_WECHATPAY')
  if (typeof applyNo !== 'string' || !/^[0-9A-Za-z_-]{1,32}$/.test(applyNo))
    return wrong('fapiao_apply_id', '格式有误')
  if (!isCompany && buyer['type'] !== 'INDIVIDUAL') return wrong('buyer_information.type', '有误')
  if (!text(buyer['name'], 1, 100)) return wrong('buyer_information.name', '长度为1到100')
  const taxNo = buyer['taxpayer_id']
  if (isCompany && !(typeof taxNo === 'string' && /^[0-9A-Z]{15,20}$/.test(taxNo)))
    return wrong('buyer_information.taxpayer_id', '有误')
  const wanted = listOf(body['fapiao_information'])
  if (wanted.length !== 1) return wrong('fapiao_information', '沙箱一次开具一张')
  const one = jsonOf(wanted[0])
  if (!text(one['fapiao_id'], 1, 32)) return wrong('fapiao_id', '长度为1到32')
  if (!count(one['total_amount'])) return wrong('total_amount', '须为正整数，单位分')
  const items = listOf(one['items']).map(jsonOf)
  if (items.length < 1 || items.length > 2000) return wrong('items', '须有1到2000项')
  for (const item of items) {
    if (!/^\d{19}$/.test(String(item['tax_code']))) return wrong('tax_code', '须为19位数字')
    if (!text(item['goods_name'], 1, 100)) return wrong('goods_name', '长度为1到100')
    if (!count(item['quantity'])) return wrong('quantity', '须为正整数')
    if (!count(item['total_amount'])) return wrong('items.total_amount', '须为正整数，单位分')
    if (!taxRates.includes(item['tax_rate'] as number)) return wrong('tax_rate', '不是法定税率')
    const mark = item['tax_prefer_mark'] ?? 'NO_FAVORABLE'
    if (!marks.includes(mark as string)) return wrong('tax_prefer_mark', '不在枚举范围内')
    if (mark !== 'NO_FAVORABLE' && item['tax_rate'] !== 0)
      return wrong('tax_rate', '免税、零税率时须为0')
  }
  const lines = items.map((item) => ({
    name: String(item['goods_name']),
    amount: item['total_amount'] as number,
    taxCode: item['tax_code'] as string,
    taxRate: item['tax_rate'] as number,
    isExempt: item['tax_prefer_mark'] === 'VAT_EXEMPT',
  }))
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== one['total_amount'])
    return wrong('total_amount', '与明细合计不一致')
  return {
    applyNo,
    fapiaoId: one['fapiao_id'],
    isCompany,
    name: buyer['name'],
    taxNo: typeof taxNo === 'string' ? taxNo : '',
    total: one['total_amount'],
    items: lines,
  }
}

const reasons = ['ISSUE_ERROR', 'SALES_RETURN', 'SERVICE_SUSPENTION', 'SALES_DISCOUNT']

export interface Reversal {
  readonly fapiaoId: string
  readonly invoiceNo: string
  readonly reason: string
}

export function readReversal(value: unknown): Reversal | Refusal {
  const body = jsonOf(value)
  const reason = body['reverse_reason']
  const one = jsonOf(listOf(body['fapiao_information'])[0])
  if (typeof reason !== 'string' || !reasons.includes(reason))
    return wrong('reverse_reason', '不在枚举范围内')
  if (!text(one['fapiao_id'], 1, 32)) return wrong('fapiao_id', '长度为1到32')
  if (typeof one['fapiao_number'] !== 'string' || !/^\d{20}$/.test(one['fapiao_number']))
    return wrong('fapiao_number', '数电发票号码为20位')
  return { fapiaoId: one['fapiao_id'], invoiceNo: one['fapiao_number'], reason }
}
