import { cutText } from '@mallard/kernel'

const fonts = "system-ui, -apple-system, 'PingFang SC', 'Noto Sans SC', sans-serif"

export interface Canvas {
  readonly context: CanvasRenderingContext2D
  /** Writes a line with the fonts of this phone; answers its width in pixels. */
  say(
    words: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    weight?: number,
    align?: CanvasTextAlign,
  ): number
  /** The fonts of a line, before it is broken. */
  font(size: number, weight?: number): void
  /** What was drawn, as a PNG. */
  picture(): Promise<Blob>
}

/** A white sheet of so many pixels: white in both themes, since what is drawn is sent to others. */
export function blankCanvas(width: number, height: number): Canvas {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  const font = (size: number, weight = 400) => {
    context.font = `${weight} ${size}px ${fonts}`
  }
  return {
    context,
    font,
    say(words, x, y, size, colour, weight, align = 'left') {
      font(size, weight)
      context.fillStyle = colour
      context.textAlign = align
      context.fillText(words, x, y)
      return context.measureText(words).width
    },
    picture: () =>
      new Promise((resolve, reject) =>
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
          'image/png',
        ),
      ),
  }
}

/** Breaks a text where it does not fit; the last line ends with … when there is more. */
export function linesOf(
  context: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  max: number,
  count: number,
): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[A-Za-z0-9.,'’-]+\s*|./gu) ?? []) {
    if (context.measureText((line + part).trimEnd()).width <= max || line === '') {
      line += part
      continue
    }
    if (lines.length === count - 1) {
      while (line !== '' && context.measureText(`${line}…`).width > max)
        line = cutText(line, line.length - 1)
      return [...lines, `${line.trimEnd()}…`]
    }
    lines.push(line.trimEnd())
    line = part
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
