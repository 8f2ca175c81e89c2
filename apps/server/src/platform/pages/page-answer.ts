import type { Locale } from '@mallard/kernel'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A document that is ready to be sent, as often as it is asked for. */
export interface PageAnswer {
  readonly status: number
  readonly etag: string
  /** What this very text may load and do, for the browser. */
  readonly contentPolicy: string
  /** The text in an encoding; compressed once, on first use. */
  body(encoding: Encoding): Buffer | Promise<Buffer>
  readonly bytes: number
  /** The same page for times in which nothing newer can be had, with words that say so. */
  aged(locale: Locale): PageAnswer
}

const agedWords = {
  zh: '商城正在恢复：以下内容可能是几分钟前的，暂时不能下单和付款。',
  en: 'The shop is recovering: what you see may be some minutes old, and nothing can be ordered or paid right now.',
} as const

/** Before the part that the scripts take over. */
const agedNotice = (locale: keyof typeof agedWords) =>
  `<p role="status" style="margin:0;padding:10px 16px;background:#26221f;color:#fff;text-align:center;font-size:14px">${agedWords[locale]}</p>`

export function pageAnswer(status: number, html: string, contentPolicy: string): PageAnswer {
  const plain = Buffer.from(html)
  let withNotice: PageAnswer | undefined
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]])
  return {
    status,
    contentPolicy,
    etag: `W/"${createHash('sha1').update(plain).digest('base64url').slice(0, 20)}"`,
    bytes: plain.length,
    aged: (locale) =>
      (withNotice ??= pageAnswer(
        status,
        html.replace('<body>', () => `<body>${agedNotice(locale)}`),
        contentPolicy,
      )),
    body(encoding) {
      const known = made.get(encoding)
      if (known) return known
      const coming = compress(plain, encoding)
      made.set(encoding, coming)
      void coming.then((buffer) => made.set(encoding, buffer))
      return coming
    },
  }
}

/**
 * Half a kilobyte less on the home page than 5, in the same millisecond; with a window of 64 kB, as
 * large as a page, since with a larger one a page takes a hundred times as long.
 */
const quality = 9
const windowBits = 16

function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain, { level: 6 })
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}

/** The best encoding that the browser takes. */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity'
}
