import type { FastifyReply } from 'fastify'

/** Html that is safe to put into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const shown = (value: unknown): string => {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(shown).join('')
  return value === undefined || value === false
    ? ''
    : String(value).replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')
}

/** A template whose values are escaped, unless they are Html themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly unknown[]): Html {
  return new Html(parts.reduce((text, part, place) => text + shown(values[place - 1]) + part))
}

const style = `
:root{color-scheme:light dark;--ground:#f2f3f5;--card:#fff;--ink:#1f2329;--faint:#6b7280;--line:#e5e7eb;--accent:#07883f;font:16px/1.5 system-ui,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
@media (prefers-color-scheme:dark){:root{--ground:#111418;--card:#1b2026;--ink:#eceff3;--faint:#9aa4b2;--line:#2c333c;--accent:#2fb36a}}
body.alipay{--accent:#1462e0}
@media (prefers-color-scheme:dark){body.alipay{--accent:#5d97ff}}
body.unionpay{--accent:#c8202f}
@media (prefers-color-scheme:dark){body.unionpay{--accent:#f2727c}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);min-height:100vh}
main{max-width:34rem;margin:0 auto;padding:1rem 1rem 3rem}main.wide{max-width:60rem}
h1{font-size:1.25rem;margin:.5rem 0 1rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}.card h2{margin-top:0}.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr));gap:.75rem}.grid .card{margin:0;display:flex;flex-direction:column}.grid .card .button{margin-top:auto}
.card{background:var(--card);border-radius:.9rem;padding:1rem 1.1rem;margin:0 0 .75rem;border:1px solid var(--line)}
.card p{margin:.35rem 0}.faint{color:var(--faint);font-size:.875rem}.sum{font-size:2.6rem;font-weight:600;text-align:center;margin:.4rem 0 1rem;font-variant-numeric:tabular-nums}
.center{text-align:center}.code{font-size:2rem;letter-spacing:.2em;font-weight:600;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:.45rem 1rem;margin:0}dt{color:var(--faint)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
button,.button{display:block;width:100%;min-height:3rem;border:0;border-radius:.75rem;background:var(--accent);color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;line-height:3rem;cursor:pointer;margin:.75rem 0 0}
@media (prefers-color-scheme:dark){button,.button{color:#08110c}}
.plain{background:transparent;color:var(--accent);border:1px solid var(--line)}button.small{display:inline-block;width:auto;min-height:2.25rem;line-height:2.25rem;padding:0 .9rem;margin:0;font-size:.875rem}
a{color:var(--accent)}ul.links{list-style:none;margin:0;padding:0}ul.links a{display:block;padding:.8rem 0;border-top:1px solid var(--line);text-decoration:none}ul.links li:first-child a{border:0}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;padding:.5rem .6rem;border-top:1px solid var(--line);vertical-align:middle}th,td{white-space:nowrap}td.long{white-space:normal;min-width:12rem}th{color:var(--faint);font-weight:500}td.number{text-align:right;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto}label{display:block;margin:.6rem 0 .2rem;font-size:.875rem;color:var(--faint)}select,input{width:100%;min-height:2.75rem;font:inherit;padding:0 .6rem;border:1px solid var(--line);border-radius:.6rem;background:var(--ground);color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`

interface PageOptions {
  readonly look?: 'wechat' | 'alipay' | 'unionpay' | 'wide'
  /** Seconds after which the page loads itself again. */
  readonly refresh?: number
  /** Whether pages of the same origin may show it in a frame. */
  readonly frame?: 'self'
}

export function page(
  reply: FastifyReply,
  title: string,
  body: Html,
  { look = 'wechat', refresh, frame }: PageOptions = {},
): FastifyReply {
  const whole = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        ${refresh ? html`<meta http-equiv="refresh" content="${refresh}" />` : ''}
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body class="${look}">
        <main class="${look}">${body}</main>
      </body>
    </html>`
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action *; base-uri 'none'; frame-ancestors ${frame ? "'self'" : "'none'"}`,
    })
    .send(whole.text)
}

/** Beijing wall clock, `MM-dd HH:mm:ss`. */
export const shortTime = (instant: number) =>
  new Date(instant + 28_800_000).toISOString().slice(5, 19).replace('T', ' ')
