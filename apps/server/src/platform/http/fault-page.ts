import { languageTag, type Locale } from '@mallard/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { faultPageHeaders } from './document-headers.ts'
import { fault } from './reply.ts'
import { localeOf } from './wire.ts'
import { textIn } from '#platform/locale.rules.ts'

/** Chinese and English. */
export type Words = readonly [zh: string, en: string]

const titles: Readonly<Record<number, Words>> = {
  400: ['链接打不开', 'This link cannot be opened'],
  403: ['页面已过期', 'This page is out of date'],
  404: ['页面不存在', 'Page not found'],
  413: ['内容太大', 'Too much at once'],
  429: ['操作太频繁', 'Too many requests'],
  500: ['系统繁忙', 'Something went wrong'],
  503: ['系统繁忙', 'The shop is busy'],
}
const others: Words = ['无法完成', 'This cannot be done']

/** What the same request may well be answered later. */
const passing: ReadonlySet<number> = new Set([429, 500, 502, 503])

const retry: Words = ['再试一次', 'Try again']
const home: Words = ['回到首页', 'To the home page']
const office: Words = ['回到后台', 'To the back office']

/** The tokens of packages/ui, which cannot be fetched from here. */
const style = `:root{color-scheme:light dark;--paper:#f6f4f0;--surface:#fff;--ink:#1e1b18;--second:#6a645c;--line:#e8e3db;--brand:#c8452b;--on-brand:#fff}@media(prefers-color-scheme:dark){:root{--paper:#121110;--surface:#1d1b19;--ink:#f2efea;--second:#a9a39a;--line:#2e2b28;--brand:#e8694e;--on-brand:#1a0e0b}}*{box-sizing:border-box}body{display:grid;place-content:center;justify-items:center;gap:8px;min-height:100vh;min-height:100dvh;margin:0;padding:24px;background:var(--paper);color:var(--ink);font:15px/1.6 -apple-system,"PingFang SC","HarmonyOS Sans SC","Noto Sans SC","Noto Sans CJK SC",system-ui,sans-serif;text-align:center}svg{width:120px;height:90px;fill:none;stroke:var(--second);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}circle{fill:var(--surface);stroke:var(--line)}h1{margin:8px 0 0;font-size:20px;line-height:1.3}p{max-width:22em;margin:0 0 16px;color:var(--second);overflow-wrap:anywhere}a{display:block;min-width:200px;min-height:44px;padding:10px 24px;border:1px solid var(--brand);border-radius:999px;background:var(--brand);color:var(--on-brand);font-weight:500;text-decoration:none}a+a{border-color:var(--line);background:none;color:inherit}a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`

/** What goes with such a page. */
export const faultHeaders = faultPageHeaders(style)

interface FaultPage {
  readonly status: number
  readonly words: Words
  readonly locale: Locale
  /** What was asked for. */
  readonly url: string
  /** Whether asking once more by a link asks the same. */
  readonly isRead: boolean
}

/**
 * What somebody sees whose browser was answered by no page of the shop: what happened, and a way
 * on. It stands for itself: what was too much may be the next file as well. Its words are ours,
 * nothing of the request is among them.
 */
export function faultPage({ status, words, locale, url, isRead }: FaultPage): string {
  const say = ([zh, en]: Words) => textIn(locale, [zh, en])
  const title = say(titles[status] ?? others)
  const isOffice = /^\/admin(?:[/?]|$)/.test(url)
  const again = isRead && passing.has(status) ? `<a href="">${say(retry)}</a>` : ''
  const back = isOffice ? `<a href="/admin">${say(office)}</a>` : `<a href="/">${say(home)}</a>`
  return `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head><body><svg viewBox="0 0 96 72" aria-hidden="true"><circle cx="48" cy="36" r="34"/><path d="M36 20h18l8 8v26H36zM54 20v8h8M43 46q6-6 12 0M44 36h.1M54 36h.1"/></svg><h1>${title}</h1><p>${say(words)}</p>${again}${back}</body></html>`
}

/**
 * Answers what is no business answer: an envelope for programs, a page for anyone who looks at it
 * in a browser.
 */
export function sendFault(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  words: Words,
): FastifyReply {
  const locale = localeOf(request)
  void reply.code(status)
  if (!wantsPage(request.headers.accept))
    return reply.type('application/json; charset=utf-8').send(fault(status, textIn(locale, words)))
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return reply
    .headers(faultHeaders)
    .send(faultPage({ status, words, locale, url: request.url, isRead }))
}

export const wantsPage = (accept: string | undefined): boolean =>
  accept?.includes('text/html') ?? false
