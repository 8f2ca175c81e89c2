import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'

/** Where the bytes of a zip lie. */
export interface ZipSource {
  /** Bytes in all. */
  readonly size: number
  /** Bytes from `from` on, `max` of them or what there is up to the end; throws what goes wrong. */
  part(from: number, max: number): Promise<Buffer>
}

/** Bytes that are fetched together: the list of a zip is read entry by entry. */
const blockSize = 1024 * 1024

/** Reads a zip by parts, with the last one at hand. */
export class PartsReader extends RandomAccessReader {
  readonly #source: ZipSource
  #block: { readonly from: number; readonly bytes: Promise<Buffer> } | undefined

  constructor(source: ZipSource) {
    super()
    this.#source = source
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#parts(start, end), { objectMode: false })
  }

  async *#parts(start: number, end: number): AsyncGenerator<Buffer> {
    let at = start
    while (at < end) {
      const from = at - (at % blockSize)
      const bytes = await this.#blockFrom(from)
      const part = bytes.subarray(at - from, end - from)
      if (part.length === 0) throw new Error('a zip ends before its end')
      yield part
      at += part.length
    }
  }

  #blockFrom(from: number): Promise<Buffer> {
    if (this.#block?.from !== from)
      this.#block = { from, bytes: this.#source.part(from, blockSize) }
    return this.#block.bytes
  }
}
