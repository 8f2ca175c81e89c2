import { sharpLibrary } from '../pictures/sharp.ts'
import { type BrandFace, markSizes, type MarkName } from './brand-face.ts'

/** Of the 64 of a mark's side: what a sign takes, and what is left of it where a circle is cut out. */
const whole = 64
const usual = 40
const inCircle = 36
/** Radius of the corners where nobody else rounds them. */
const corner = 15

/** Shapes in white on the colour of their brand; of their own colours none counts. */
export function markDrawing(
  { logo, colour }: Pick<BrandFace, 'logo' | 'colour'>,
  { side = usual, radius = corner } = {},
): string {
  const at = (whole - side) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><filter id="in-white" x="0" y="0" width="1" height="1"><feFlood flood-color="#fff"/><feComposite in2="SourceAlpha" operator="in"/></filter><rect width="64" height="64" rx="${radius}" fill="${colour}"/><g filter="url(#in-white)"><svg x="${at}" y="${at}" width="${side}" height="${side}">${logo}</svg></g></svg>`
}

/**
 * A mark as PNG. `master`: the brand's picture, where it has one. Throws where what is to be drawn
 * cannot be read.
 */
export async function drawMark(
  face: BrandFace,
  name: MarkName,
  master: Buffer | undefined,
): Promise<Buffer> {
  const size = markSizes[name]
  const radius = name === '180' || name === 'maskable' ? 0 : corner
  if (master) return drawPicture(await layOut(master, face.paper.light), name, radius)
  const drawing = markDrawing(face, { side: name === 'maskable' ? inCircle : usual, radius })
  const sharp = await sharpLibrary()
  return sharp(Buffer.from(drawing), { density: (72 * size) / whole })
    .resize(size, size)
    .png()
    .toBuffer()
}

interface Layout {
  readonly picture: Buffer
  /** What it lies on: `#rrggbb`, or parts of a colour. */
  readonly ground: string | { readonly r: number; readonly g: number; readonly b: number }
  readonly fit: 'contain' | 'cover'
  /** Of the 64 of a side, as usual and where a circle is cut out. */
  readonly side: number
  readonly cutSide: number
}

/**
 * A picture with clear corners lies on the brand's paper, one whose corners are of one colour on
 * that, and any other fills all of the mark.
 */
async function layOut(picture: Buffer, paper: string): Promise<Layout> {
  const sharp = await sharpLibrary()
  const edge = 16
  const pixels = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(edge, edge, { fit: 'fill' })
    .raw()
    .toBuffer()
  const corners = [0, edge - 1, edge * (edge - 1), edge * edge - 1].map((at) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at * 4, at * 4 + 4)
    return { r, g, b, alpha }
  })
  if (corners.some(({ alpha }) => alpha < 250))
    return { picture, ground: paper, fit: 'contain', side: 48, cutSide: inCircle }
  const isOne = (['r', 'g', 'b'] as const).every((part) => {
    const values = corners.map((each) => each[part])
    return Math.max(...values) - Math.min(...values) <= 12
  })
  const [first = { r: 255, g: 255, b: 255 }] = corners
  return isOne
    ? { picture, ground: first, fit: 'contain', side: whole, cutSide: inCircle }
    : { picture, ground: paper, fit: 'cover', side: whole, cutSide: whole }
}

async function drawPicture(
  { picture, ground, fit, side, cutSide }: Layout,
  name: MarkName,
  radius: number,
): Promise<Buffer> {
  const size = markSizes[name]
  const taken = Math.round((size * (name === 'maskable' ? cutSide : side)) / whole)
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const sharp = await sharpLibrary()
  const sign = await sharp(picture)
    .resize(taken, taken, { fit, background: clear })
    .png()
    .toBuffer()
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}"/></svg>`
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: sign }, { input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
