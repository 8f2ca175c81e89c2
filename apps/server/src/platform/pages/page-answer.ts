import type { Locale } from '@mallard/kernel'
import { type ReadyText, readyText } from '../http/ready-text.ts'

/** A document that is ready to be sent, as often as it is asked for. */
export interface PageAnswer extends ReadyText {
  readonly status: number
  /** What this very text may load and do, for the browser. */
  readonly contentPolicy: string
  /** The same page with a notice that it may be outdated, for while it cannot be drawn anew. */
  aged(locale: Locale): PageAnswer
}

const outdatedTexts = {
  zh: '商城正在恢复：以下内容可能是几分钟前的，暂时不能下单和付款。',
  en: 'The shop is recovering: what you see may be some minutes old, and nothing can be ordered or paid right now.',
} as const

/** Before the part that the scripts take over. */
const outdatedNotice = (locale: keyof typeof outdatedTexts) =>
  `<p role="status" style="margin:0;padding:10px 16px;background:#26221f;color:#fff;text-align:center;font-size:14px">${outdatedTexts[locale]}</p>`

export function pageAnswer(status: number, html: string, contentPolicy: string): PageAnswer {
  const ready = readyText(html)
  return {
    ...ready,
    status,
    contentPolicy,
    aged: aged(ready, status, contentPolicy),
  }
}

/**
 * Holds the page as bytes, which are kept anyway, and not its text besides: there are thousands of
 * pages.
 */
function aged({ plain }: ReadyText, status: number, contentPolicy: string): PageAnswer['aged'] {
  let withNotice: PageAnswer | undefined
  return (locale) =>
    (withNotice ??= pageAnswer(
      status,
      String(plain).replace('<body>', () => `<body>${outdatedNotice(locale)}`),
      contentPolicy,
    ))
}
