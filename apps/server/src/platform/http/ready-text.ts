import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { slowTurns } from './slow-turns.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * A text that is ready to be sent, as often as it is asked for: the same bytes for all, however
 * many are still reading them.
 */
export interface ReadyText {
  readonly etag: string
  /** The text in an encoding; compressed once, on first use. */
  body(encoding: Encoding): Buffer | Promise<Buffer>
  /** As it is, in UTF-8. */
  readonly plain: Buffer
  readonly bytes: number
}

/** Makes a text ready: encoded once. */
export function readyText(text: string): ReadyText {
  const plain = Buffer.from(text)
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]])
  return {
    etag: `W/"${createHash('sha1').update(plain).digest('base64url').slice(0, 20)}"`,
    plain,
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

/**
 * Half a kilobyte less on the home page than 5, in the same millisecond; with a window of 64 kB, as
 * large as a page, since with a larger one a page takes a hundred times as long.
 */
const quality = 9
const windowBits = 16

/**
 * What the first ten packets of a new connection carry besides the head of the answer. A text that
 * misses it by less than the slow quality gains is worth 60 ms of a thread to it: a way there and
 * back is longer.
 */
const firstPackets = 12_300
const slow = { quality: 11, gain: 0.16 }
/**
 * The threads of the process are there for others too: at most a tenth of one is spent on it,
 * however many texts are made anew.
 */
const turns = slowTurns(100)

async function compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(plain, { level: 6 })
  const usual = await packed(plain, quality)
  const misses = usual.length > firstPackets && usual.length * (1 - slow.gain) <= firstPackets
  if (!misses || !turns.take()) return usual
  try {
    return await packed(plain, slow.quality)
  } finally {
    turns.giveBack()
  }
}

function packed(plain: Buffer, level: number): Promise<Buffer> {
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
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

/**
 * Answers with a text that is ready, in the encoding that the reader takes, and with what the whole
 * of it says in its head; who has it already hears only that.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  text: ReadyText,
  whole: Readonly<Record<string, string>>,
): FastifyReply | Promise<FastifyReply> {
  void reply.header('etag', text.etag)
  if (!reply.hasHeader('vary')) void reply.header('vary', 'Accept-Encoding')
  if (reply.statusCode === 200 && request.headers['if-none-match'] === text.etag)
    return reply.code(304).send()
  void reply.headers(whole)
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  const body = text.body(encoding)
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
}
