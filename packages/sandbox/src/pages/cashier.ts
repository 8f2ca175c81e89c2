import { yuan, type Fen } from '@mallard/kernel'
import type { FastifyReply } from 'fastify'
import { merchantName } from '../keys.ts'
import { html, page, type Html } from './shell.ts'

type Look = 'wechat' | 'alipay' | 'unionpay'

interface Bill {
  readonly look: Look
  readonly subject: string
  readonly amount: Fen
  readonly payNo: string
  /** Where the two buttons post to, with a hidden field that names the bill. */
  readonly action: string
  readonly token: string
  readonly note?: string | undefined
}

const names = { wechat: '微信支付', alipay: '支付宝', unionpay: '云闪付' } as const

/** What a shopper sees on their phone: one sum, two buttons. */
export function cashierPage(reply: FastifyReply, bill: Bill): FastifyReply {
  const body = html`<h1 class="center">${names[bill.look]}</h1>
    <div class="card">
      <p class="center faint">${merchantName}</p>
      <p class="sum">¥${yuan(bill.amount)}</p>
      <dl>
        <dt>商品</dt>
        <dd>${bill.subject}</dd>
        <dt>商户单号</dt>
        <dd>${bill.payNo}</dd>
        <dt>付款方式</dt>
        <dd>沙箱零钱</dd>
      </dl>
    </div>
    ${bill.note ? html`<p class="faint">${bill.note}</p>` : ''}
    <form method="post" action="${bill.action}">
      <input type="hidden" name="token" value="${bill.token}" />
      <button name="do" value="pay">确认支付</button
      ><button class="plain" name="do" value="cancel">取消</button>
    </form>
    <p class="faint center">这是沙箱收银台，不会发生真实扣款。</p>`
  return page(reply, `${names[bill.look]}收银台`, body, { look: bill.look })
}

export function cashierMessage(
  reply: FastifyReply,
  look: Look,
  message: string,
  more?: Html,
): FastifyReply {
  return page(
    reply,
    names[look],
    html`<h1 class="center">${names[look]}</h1>
      <div class="card"><p class="center">${message}</p></div>
      ${more ?? ''}`,
    { look },
  )
}

/** Only http and https: a cashier must not carry anybody to `javascript:`. */
export function backTo(url: string | null | undefined): string | undefined {
  if (!url) return undefined
  try {
    const parsed = new URL(url)
    return parsed.protocol === 'http:' || parsed.protocol === 'https:' ? parsed.href : undefined
  } catch {
    return undefined
  }
}
