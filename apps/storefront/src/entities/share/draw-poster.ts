import type { Poster } from '@mallard/contract/insight/share/share.calls'
import { yuan } from '@mallard/kernel'
import { blankCanvas, linesOf, type Canvas } from './canvas.ts'

/** Of the picture that is saved, in pixels. */
const width = 750
const height = 1200
const edge = 40
const codeSide = 200
const markSide = 48

/** What the server says of a poster, or the page itself. */
type DrawnPoster = Omit<Poster, 'picture'> & { readonly picture: { readonly url: string } | null }

/**
 * Draws the poster with the fonts of this phone: white in both themes, since it is sent to others.
 */
export async function drawPoster(poster: DrawnPoster, scan: string): Promise<Blob> {
  const { context, say, font, picture } = blankCanvas(width, height)
  if (poster.picture) await drawPicture(context, poster.picture.url)
  // Without the mark it is a poster all the same.
  const mark = await pictureAt(poster.mark).catch(() => undefined)
  if (mark) context.drawImage(mark, edge, height - 168, markSide, markSide)
  drawWords({ context, say, font }, poster, scan, mark ? edge + markSide + 16 : edge)
  drawCode(context, poster.code)
  return picture()
}

async function pictureAt(url: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  return picture
}

async function drawPicture(context: CanvasRenderingContext2D, url: string): Promise<void> {
  const picture = await pictureAt(`${url}?w=750`)
  const side = Math.min(picture.naturalWidth, picture.naturalHeight)
  const [left, top] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, width, width)
}

function drawWords(
  { context, say, font }: Pick<Canvas, 'context' | 'say' | 'font'>,
  { title, text, price, listPrice, shopName }: DrawnPoster,
  scan: string,
  shopEdge: number,
): void {
  let top = width + 70
  if (price !== null) {
    const end = edge + say(`¥${yuan(price)}`, edge, top, 52, '#c4331d', 600)
    if (listPrice !== null && listPrice > price) {
      const long = say(`¥${yuan(listPrice)}`, end + 16, top, 28, '#6e6a66')
      context.fillRect(end + 16, top - 10, long, 2)
    }
    top += 64
  }
  font(38, 600)
  for (const line of linesOf(context, title, width - 2 * edge, 2)) {
    say(line, edge, top, 38, '#1d1b1a', 600)
    top += 52
  }
  font(28)
  const [about] = linesOf(context, text, width - 2 * edge, 1)
  if (about) say(about, edge, top, 28, '#6e6a66')
  say(shopName, shopEdge, height - 130, 34, '#1d1b1a', 600)
  say(scan, edge, height - 80, 26, '#6e6a66')
}

/**
 * With a quiet edge of four modules: the ground is white. Whole pixels, so that every module is as
 * large as the others.
 */
function drawCode(context: CanvasRenderingContext2D, code: readonly string[]): void {
  const module = Math.floor(codeSide / code.length)
  const side = module * code.length
  const [left, top] = [width - edge - side, height - edge - side - 10]
  context.fillStyle = '#000000'
  code.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1)
      if (row[x] === '1') context.fillRect(left + x * module, top + y * module, module, module)
  })
}
