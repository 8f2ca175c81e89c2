import { beijingDateTime, fen, yuan, type Figure } from '@mallard/kernel'
import type { Words } from './export-kind.ts'
import { textIn } from '#platform/locale.rules.ts'

type Written = Figure | ''

/** fen as yuan with two decimals; nothing where there is no sum. */
export const sumCell = (amount: number | null | undefined): Written =>
  amount === null || amount === undefined ? '' : { figure: yuan(fen(amount)) }

/** A moment in Beijing. */
export const timeCell = (at: Date | null): Written =>
  at === null ? '' : { figure: beijingDateTime(at.getTime()) }

/** A day, `2026-11-01`. */
export const dayCell = (day: string): Figure => ({ figure: day })

const methods: Readonly<Record<string, Words>> = {
  wxPay: ['微信支付', 'WeChat Pay'],
  aliPay: ['支付宝', 'Alipay'],
  unionPay: ['云闪付', 'UnionPay'],
  offline: ['银行转账', 'Bank transfer'],
  none: ['无需支付', 'Nothing to pay'],
}

/** A way to pay in words; empty where nothing was paid yet. */
export const methodCell = (method: string | null, locale: 'zh' | 'en'): string =>
  textIn(locale, methods[method ?? ''] ?? ['', ''])

/** Of two words the one of the export's language. */
export const wordOf = (words: Words, locale: 'zh' | 'en'): string => textIn(locale, words)
