import type { Mail } from '@mallard/providers/mail'
import { escapedHtml } from './html.rules.ts'

/** What a letter to a buyer says, in Chinese and in English: who opens it may not be who ordered. */
export interface Letter extends Omit<Mail, 'text' | 'html'> {
  /** Whole address of the brand's mark, which stands above the words; absent: none does. */
  readonly mark?: string | undefined
  readonly hello: string
  readonly english: string
  /** Names, in both languages, and what they name. */
  readonly rows: readonly (readonly [string, string])[]
}

const note =
  '本邮件由系统自动发送，请勿回复。This mail was sent automatically, please do not reply.'

/** A letter as plain text and as a page. */
export function letterOf({ mark, hello, english, rows, ...mail }: Letter): Mail {
  const facts = rows.map(([name, value]) => `${name}: ${value}`)
  const text = [hello, english, '', ...facts, '', note].join('\n')
  const cells = rows.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#6a645c">${escapedHtml(name)}</td><td style="padding:4px 0">${escapedHtml(value)}</td></tr>`,
  )
  const sign = mark ? `<p><img src="${escapedHtml(mark)}" width="48" height="48" alt=""></p>` : ''
  const html = `<!doctype html><html lang="zh-CN"><body style="font:15px/1.6 system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#1e1b18">
${sign}<p>${escapedHtml(hello)}<br><span lang="en">${escapedHtml(english)}</span></p><table style="border-collapse:collapse">${cells.join('')}</table>
<p style="color:#6a645c;font-size:13px">${escapedHtml(note)}</p></body></html>`
  return { ...mail, text, html }
}
