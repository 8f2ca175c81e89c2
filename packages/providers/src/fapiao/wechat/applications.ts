import type { Fields } from '../../http/fields.ts'
import { fieldsOf, listOf, textOf } from '../../http/fields.ts'
import type { FapiaoLine, FapiaoOrder, FapiaoState, ReverseReason } from '../port.ts'

/** SERVICE_SUSPENTION is WeChat's spelling. */
export const reverseReasons: Readonly<Record<ReverseReason, string>> = {
  issueError: 'ISSUE_ERROR',
  salesReturn: 'SALES_RETURN',
  serviceSuspension: 'SERVICE_SUSPENTION',
  salesDiscount: 'SALES_DISCOUNT',
}

const quantityUnit = 100_000_000
const cut = (text: string, max: number) => [...text].slice(0, max).join('')

/**
 * Why a line bears no tax; other lines have no mark. WeChat works the tax of a line out of its
 * amount and rate: what is applied for has no field for it.
 */
function favourOf({ tax }: FapiaoLine): Fields {
  if (tax.rate === 'exempt') return { tax_prefer_mark: 'VAT_EXEMPT' }
  return tax.rate === 0 ? { tax_prefer_mark: 'NORMAL_ZERO_RATED' } : {}
}

export function applicationOf(order: FapiaoOrder): Fields {
  const { buyer } = order
  const given = {
    taxpayer_id: buyer.taxNo,
    address: buyer.address,
    telephone: buyer.phone,
    bank_name: buyer.bankName,
    bank_account: buyer.bankAccount,
  }
  const itemOf = (line: FapiaoLine) => ({
    tax_code: line.tax.code,
    goods_name: cut(line.name, 100),
    quantity: line.quantity * quantityUnit,
    total_amount: line.amount,
    tax_rate: line.tax.rate === 'exempt' ? 0 : line.tax.rate,
    ...favourOf(line),
    discount: false,
  })
  return {
    // Orders are paid in many ways, so none of them is tied to one payment.
    scene: 'WITHOUT_WECHATPAY',
    fapiao_apply_id: order.applyNo,
    buyer_information: {
      type: buyer.kind === 'company' ? 'ORGANIZATION' : 'INDIVIDUAL',
      name: buyer.name,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
    },
    fapiao_information: [
      {
        fapiao_id: order.fapiaoId,
        total_amount: order.total,
        need_list: false,
        remark: cut(order.remark, 100),
        items: order.lines.map(itemOf),
      },
    ],
  }
}

/** Undefined when it speaks of another invoice, or in words that are not known. */
export function readState(fields: Fields, fapiaoId: string): FapiaoState | undefined {
  const found = listOf(fields, 'fapiao_information').find((each) => each['fapiao_id'] === fapiaoId)
  const error = textOf(found, 'fapiao_error_code')
  const blue = fieldsOf(found?.['blue_fapiao'])
  const red = fieldsOf(found?.['red_fapiao'])
  const message = textOf(found, 'fapiao_error_message') ?? error ?? ''
  const invoiceNo = textOf(blue, 'fapiao_number')
  const issued = (fault?: string): FapiaoState | undefined =>
    invoiceNo
      ? {
          state: 'issued',
          invoiceNo,
          at: Date.parse(textOf(blue, 'fapiao_time') ?? ''),
          ...(fault ? { fault } : {}),
        }
      : undefined
  switch (textOf(found, 'status')) {
    case 'ISSUE_ACCEPTED':
      return error ? { state: 'failed', code: error, message } : { state: 'issuing' }
    case 'ISSUED':
      return issued()
    case 'REVERSE_ACCEPTED':
      return error ? issued(message) : { state: 'reversing' }
    case 'REVERSED': {
      const redNo = textOf(red, 'fapiao_number')
      return redNo
        ? { state: 'reversed', redNo, at: Date.parse(textOf(red, 'fapiao_time') ?? '') }
        : undefined
    }
    default:
      return undefined
  }
}
