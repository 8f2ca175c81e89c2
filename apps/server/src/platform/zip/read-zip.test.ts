import { deflateRawSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { entryName } from './names.rules.ts'
import { readZip } from './read-zip.ts'

const limits = { entries: 5, each: 1000, total: 1500 }
const zipped = (files: Readonly<Record<string, string>>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  )

interface Said {
  readonly name: Buffer
  readonly text: Buffer
  /** Bytes that it says it has. */
  readonly size?: number
  readonly flags?: number
  readonly mode?: number
}

/** A zip as a stranger may write one, with whatever it says of its only entry. */
function oddZip({ name, text, size = text.length, flags = 0, mode = 0 }: Said): Buffer {
  const packed = deflateRawSync(text)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(flags, 2)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(size, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, name, packed])
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(mode * 0x1_0000, 6)
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002'),
    Buffer.from([20, 3]),
    common,
    tail,
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}

async function read(bytes: Buffer) {
  const part = async (from: number, max: number) => bytes.subarray(from, from + max)
  const zip = await readZip({ size: bytes.length, part }, limits)
  if (typeof zip === 'string') return zip
  const held = await Promise.all(
    zip.entries.map(async ({ name, unfold }) => {
      const got = await unfold()
      return [name, Buffer.isBuffer(got) ? String(got) : { fault: got }]
    }),
  )
  return [...held, ...zip.passed.map(({ name, fault }) => [name, { fault }])]
}

describe('a zip', () => {
  it('holds files in folders, without what systems add', async () => {
    const files = { 'a.jpg': 'A', '图/b.jpg': 'B', '__MACOSX/._a.jpg': 'x', '图/.DS_Store': 'x' }
    expect(await read(zipped(files))).toEqual([
      ['a.jpg', 'A'],
      ['图/b.jpg', 'B'],
    ])
  })

  it.each([
    '../a.jpg',
    'x/../../a.jpg',
    '/etc/a.jpg',
    'C:/a.jpg',
    '..\\a.jpg',
    'x\\a.jpg',
    'a\u0000.jpg',
  ])('passes over %j', async (name) => {
    expect(await read(oddZip({ name: Buffer.from(name), text: Buffer.from('x') }))).toEqual([
      [name, { fault: 'name' }],
    ])
  })

  const name = Buffer.from('a.jpg')
  const text = Buffer.from('picture')
  it.each([
    ['a link', { name, text, mode: 0o120777 }, 'link'],
    ['what is encrypted', { name, text, flags: 1 }, 'encrypted'],
    ['another zip', { name: Buffer.from('a.ZIP'), text }, 'nested'],
    ['what is too large', { name, text: Buffer.alloc(1001) }, 'large'],
    ['what is more than it says', { name, text: Buffer.alloc(5_000_000), size: 900 }, 'broken'],
    ['what is less than it says', { name, text, size: 900 }, 'broken'],
  ])('passes over %s', async (_, said, fault) => {
    const [[, held] = []] = (await read(oddZip(said))) as [unknown, unknown][]
    expect(held).toEqual({ fault })
  })

  it('is unfolded within a bound for all', async () => {
    const files = { 'a.jpg': 'a'.repeat(800), 'b.jpg': 'b'.repeat(800) }
    expect(await read(zipped(files))).toEqual([
      ['a.jpg', files['a.jpg']],
      ['b.jpg', { fault: 'total' }],
    ])
  })

  it('has so many files at the most, and is one', async () => {
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`${place}.jpg`, 'x']))
    expect(await read(zipped(many))).toBe('tooMany')
    expect(await read(Buffer.from('no zip'))).toBe('unreadable')
    expect(await read(zipped({ 'a.jpg': 'A' }).subarray(0, 40))).toBe('unreadable')
  })
})

it('names are read as UTF-8, or as Windows writes them in China', () => {
  expect(entryName(Buffer.from('壶.jpg'))).toBe('壶.jpg')
  expect(entryName(Buffer.from([0xba, 0xf8, 0x2e, 0x6a, 0x70, 0x67]))).toBe('壶.jpg')
})
