import { languageTag, type Locale } from '@mallard/kernel'
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapedHtml } from '../html.rules.ts'
import type { SentOn } from './bind.ts'
import { cashierFormHeaders } from './document-headers.ts'

const texts = {
  zh: { title: '正在前往支付页面', note: '如果没有自动跳转，请点击下面的按钮', go: '前往支付' },
  en: {
    title: 'Going to the payment page',
    note: 'If nothing happens, press the button',
    go: 'Go and pay',
  },
} as const

const style =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}body{margin:0;padding:18vh 24px;text-align:center}p{opacity:.7}button{min-height:48px;padding:0 32px;border:0;border-radius:999px;background:#b3261e;color:#fff;font:inherit;font-weight:600}'
const headersWith = cashierFormHeaders(style)

/** After a form the browser must ask with GET (303); everything else keeps its method. */
export function sendOn(
  reply: FastifyReply,
  to: SentOn,
  method: string,
  locale: Locale,
): FastifyReply {
  if ('location' in to) return reply.redirect(to.location, method === 'POST' ? 303 : 302)
  const nonce = randomBytes(16).toString('base64url')
  const { title, note, go } = texts[locale]
  const inputs = Object.entries(to.post.fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapedHtml(name)}" value="${escapedHtml(value)}">`,
  )
  return reply.headers(headersWith(nonce))
    .send(`<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><form method="post" action="${escapedHtml(to.post.url)}"><h1>${title}</h1><p>${note}</p>${inputs.join('')}<button>${go}</button></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`)
}
