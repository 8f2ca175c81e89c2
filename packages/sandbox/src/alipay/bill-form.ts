import { fenOfYuan, type Instant } from '@mallard/kernel'
import type { Bill } from './books.ts'

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a request says besides its own fields; undefined: it is not JSON. */
export function contentOf(
  params: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(params.get('biz_content') ?? '')
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** Reads the bill of a cashier request; a text is the code of the refusal. */
export function readBill(params: ReadonlyMap<string, string>, now: Instant): Bill | string {
  const method = params.get('method')
  const product =
    method === 'alipay.trade.wap.pay'
      ? 'WAP'
      : method === 'alipay.trade.app.pay'
        ? 'APP'
        : undefined
  const content = contentOf(params)
  const amount = fenOfYuan(text(content?.['total_amount']))
  const payNo = text(content?.['out_trade_no'])
  const subject = text(content?.['subject'])
  const code = product === 'WAP' ? 'QUICK_WAP_WAY' : 'QUICK_MSECURITY_PAY'
  if (
    !product ||
    !amount ||
    !/^[0-9A-Za-z_]{1,64}$/.test(payNo.replaceAll('-', '_')) ||
    !subject ||
    subject.length > 256 ||
    /[/=&]/.test(subject) ||
    content?.['product_code'] !== code
  )
    return 'ACQ.INVALID_PARAMETER'
  const expires = Date.parse(`${text(content['time_expire']).replace(' ', 'T')}+08:00`)
  return {
    payNo,
    amount,
    subject,
    product,
    notifyUrl: params.get('notify_url'),
    returnUrl: params.get('return_url'),
    quitUrl: text(content['quit_url']) || undefined,
    expiresAt: Number.isNaN(expires) ? undefined : expires,
    createdAt: now,
  }
}
