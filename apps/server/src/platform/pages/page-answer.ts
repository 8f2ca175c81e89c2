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
}

export function pageAnswer(status: number, html: string, contentPolicy: string): PageAnswer {
  const plain = Buffer.from(html)
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]])
  return {
    status,
    contentPolicy,
    etag: `W/"${createHash('sha1').update(plain).digest('base64url').slice(0, 20)}"`,
    bytes: plain.length,
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

/** Half a kilobyte less on the home page than 5, in the same millisecond; beyond it a page takes twice as long for a hundredth of its size. */
const quality = 7

function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain, { level: 6 })
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
}

/** The best encoding that the browser takes. */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity'
}
