import { grown } from './segment.ts'

const bytesOfText = 64

/** What `Texts` are made again from. */
export interface KeptTexts {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly ends: Uint32Array<ArrayBuffer>
}

/** Texts by their numbers, from 0 on, as bytes. */
export class Texts {
  #bytes: Buffer<ArrayBuffer>
  #ends: Uint32Array<ArrayBuffer>
  count: number

  constructor({ bytes, ends }: KeptTexts = { bytes: new Uint8Array(0), ends: new Uint32Array(0) }) {
    this.#bytes = Buffer.from(bytes.buffer)
    this.#ends = ends
    this.count = ends.length
  }

  add(text: string): void {
    const start = this.#start(this.count)
    const end = start + Buffer.byteLength(text)
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.ceil(end * 1.25) + bytesOfText)
      larger.set(this.#bytes.subarray(0, start))
      this.#bytes = Buffer.from(larger.buffer)
    }
    if (this.count === this.#ends.length) this.#ends = grown(this.#ends, this.count * 2 + 64)
    this.#bytes.write(text, start)
    this.#ends[this.count++] = end
  }

  at(number: number): string {
    return this.#bytes.toString('utf8', this.#start(number), this.#ends[number])
  }

  /** Below 0 if the first sorts before the second by code points. */
  compare(one: number, other: number): number {
    const bytes = this.#bytes
    const [start, end] = [this.#start(other), this.#ends[other]]
    return bytes.compare(bytes, start, end, this.#start(one), this.#ends[one])
  }

  #start(number: number): number {
    return number === 0 ? 0 : this.#ends[number - 1]!
  }

  /** What the constructor makes the same of. */
  kept(): KeptTexts {
    return {
      bytes: new Uint8Array(this.#bytes.subarray(0, this.#start(this.count))),
      ends: this.#ends.slice(0, this.count),
    }
  }

  get bytes(): number {
    return this.#bytes.byteLength + this.#ends.byteLength
  }
}
