import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Dots: 100 × 150 mm at 8 a millimetre. */
const width = 800
const height = 1200

const known = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** A letter each: five rows of three dots. */
const glyphs = `75557 26227 71747 71717 55711 74717 74757 71111 75757 75717 25755 65656 34443 65556
  74647 74644 34553 55755 72227 11152 55655 44447 57755 65555 25552 65644 25563 65655 34216 72222
  55557 55552 55775 55255 55222 71247`.split(/\s+/)

interface Drawing {
  /** A rectangle of ink. */
  readonly fill: (x: number, y: number, wide: number, high: number) => void
  readonly bytes: Buffer
}

function paper(): Drawing {
  // A row of a PNG begins with the number of its filter: none.
  const bytes = Buffer.alloc((width + 1) * height, 255)
  for (let row = 0; row < height; row += 1) bytes[row * (width + 1)] = 0
  return {
    bytes,
    fill(x, y, wide, high) {
      for (let row = y; row < y + high; row += 1)
        bytes.fill(0, row * (width + 1) + 1 + x, row * (width + 1) + 1 + x + wide)
    },
  }
}

/** Capital letters and digits; anything else is a gap. */
function write({ fill }: Drawing, words: string, x: number, y: number, dot: number): void {
  Array.from(words.toUpperCase(), (letter, place) => {
    Array.from(glyphs[known.indexOf(letter)] ?? '', (row, line) => {
      for (const [column, bit] of [4, 2, 1].entries())
        if (Number(row) & bit) fill(x + (place * 4 + column) * dot, y + line * dot, dot, dot)
    })
  })
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A label as a PNG: frame, carrier, number, and the number as a code to scan. */
export function drawLabel({ company, number }: { company: string; number: string }): Buffer {
  const drawing = paper()
  const { fill } = drawing
  for (const y of [16, 180, 860, 1176]) fill(16, y, 768, 8)
  for (const x of [16, 776]) fill(x, 16, 8, 1168)
  write(drawing, company.slice(0, 14), 48, 60, 12)
  write(drawing, number, 48, 900, 9)
  write(drawing, 'SANDBOX', 48, 1060, 12)
  const { data, size } = encode(number)
  const dot = Math.floor(600 / size)
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) fill(100 + column * dot, 220 + row * dot, dot, dot)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey.
  head[8] = 8
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(drawing.bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
