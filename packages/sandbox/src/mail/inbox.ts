import type { FastifyInstance } from 'fastify'
import { html, page, shortTime } from '../pages/shell.ts'
import type { MailPlay } from './smtp.ts'

type Query = { Querystring: { to?: string } }

/**
 * The mail as it would lie in people's mailboxes, the newest first; loads itself again every 3
 * seconds.
 */
export function mailInbox(
  app: FastifyInstance,
  play: MailPlay,
  ports: () => { readonly tls: string; readonly startTls: number },
): void {
  app.get<Query>('/mail', (request, reply) => {
    const cards = play
      .letters(request.query.to || undefined)
      .slice(0, 50)
      .map(
        (each) =>
          html`<div class="card">
            <p class="faint">${each.from} → ${each.to} · ${shortTime(each.at)}</p>
            <p><strong>${each.subject}</strong></p>
            <p style="white-space:pre-wrap">${each.text}</p>
            ${each.attachments.map((file, place) => html`<p><a href="/mail/${each.id}/${place}">${file.name}</a></p>`)}
          </div>`,
      )
    const body = html`<h1>邮件收件箱</h1>
      ${cards.length > 0 ? cards : html`<div class="card"><p class="center faint">还没有邮件。在发票详情里点“发送到邮箱”，邮件会出现在这里。</p></div>`}
      <p class="faint">
        SMTP：127.0.0.1:${ports().tls}（TLS）、127.0.0.1:${ports().startTls}（STARTTLS）
      </p>
      <p><a href="/">返回沙箱首页</a></p>`
    return page(reply, '邮件收件箱', body, { refresh: 3 })
  })
  app.get<{ Params: { id: string; place: string } }>('/mail/:id/:place', (request, reply) => {
    const file = play.letter(request.params.id)?.attachments[Number(request.params.place)]
    if (!file) return reply.code(404).send()
    const name = encodeURIComponent(file.name)
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .send(Buffer.from(file.base64, 'base64'))
  })
}
