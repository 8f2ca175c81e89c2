import type { FastifyInstance } from 'fastify'
import { html, page, shortTime } from '../pages/shell.ts'
import type { SmsPlay } from './sms.ts'

type Query = { Querystring: { phone?: string } }

/**
 * The text messages as they would stand on a phone, the newest first; loads itself again every 3
 * seconds.
 */
export function smsInbox(app: FastifyInstance, play: SmsPlay): void {
  app.get<Query>('/sms', (request, reply) => {
    const messages = play.messages(request.query.phone || undefined).slice(0, 50)
    const cards = messages.map(
      (each) =>
        html`<div class="card">
          <p class="faint">${each.phone} · ${shortTime(each.at)}</p>
          ${each.code ? html`<p class="code">${each.code}</p>` : ''}
          <p>${each.text}</p>
        </div>`,
    )
    const body = html`<h1>短信收件箱</h1>
      ${cards.length > 0 ? cards : html`<div class="card"><p class="center faint">还没有短信。在商城里点“获取验证码”，验证码会出现在这里。</p></div>`}
      <p><a href="/">返回沙箱首页</a></p>`
    return page(reply, '短信收件箱', body, { refresh: 3 })
  })
}
