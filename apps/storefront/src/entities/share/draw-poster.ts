import { cutText } from '@mallard/kernel'
import type { Poster } from '@mallard/contract/insight/share/share.calls'
import { yuan } from '@mallard/kernel'

/** Of the picture that is saved, in pixels. */
const width = 750
const height = 1200
const edge = 40
const codeSide = 200
const fonts = "system-ui, -apple-system, 'PingFang SC', 'Noto Sans SC', sans-serif"

/** What the server says of a poster, or the page itself. */
type DrawnPoster = Omit<Poster, 'picture'> & { readonly picture: { readonly url: string } | null }

/**
 * Draws the poster with the fonts of this phone: white in both themes, since it is sent to others.
 */
export async function drawPoster(poster: DrawnPoster, scan: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  if (poster.picture) await drawPicture(context, poster.picture.url)
  drawWords(context, poster, scan)
  drawCode(context, poster.code)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

async function drawPicture(context: CanvasRenderingContext2D, url: string): Promise<void> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = `${url}?w=750`
  await picture.decode()
  const side = Math.min(picture.naturalWidth, picture.naturalHeight)
  const [left, top] = [(picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, width, width)
}

function drawWords(
  context: CanvasRenderingContext2D,
  { title, text, price, listPrice, shopName }: DrawnPoster,
  scan: string,
): void {
  const say = (words: string, x: number, y: number, size: number, colour: string, weight = 400) => {
    context.font = `${weight} ${size}px ${fonts}`
    context.fillStyle = colour
    context.fillText(words, x, y)
    return context.measureText(words).width
  }
  let top = width + 70
  if (price !== null) {
    const end = edge + say(`¥${yuan(price)}`, edge, top, 52, '#c4331d', 600)
    if (listPrice !== null && listPrice > price) {
      const long = say(`¥${yuan(listPrice)}`, end + 16, top, 28, '#6e6a66')
      context.fillRect(end + 16, top - 10, long, 2)
    }
    top += 64
  }
  context.font = `600 38px ${fonts}`
  for (const line of linesOf(context, title, width - 2 * edge, 2)) {
    say(line, edge, top, 38, '#1d1b1a', 600)
    top += 52
  }
  context.font = `400 28px ${fonts}`
  const [about] = linesOf(context, text, width - 2 * edge, 1)
  if (about) say(about, edge, top, 28, '#6e6a66')
  say(shopName, edge, height - 130, 34, '#1d1b1a', 600)
  say(scan, edge, height - 80, 26, '#6e6a66')
}

/** Breaks a text where it does not fit; the last line ends with … when there is more. */
export function linesOf(
  context: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  most: number,
  count: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[A-Za-z0-9.,'’-]+\s*|./gu) ?? []) {
    if (context.measureText((line + part).trimEnd()).width <= most || line === '') {
      line += part
      continue
    }
    if (lines.length === count - 1) {
      while (line !== '' && context.measureText(`${line}…`).width > most)
        line = cutText(line, line.length - 1)
      return [...lines, `${line.trimEnd()}…`]
    }
    lines.push(line.trimEnd())
    line = part
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
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
