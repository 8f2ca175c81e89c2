import { blankCanvas, linesOf } from '#entities/share/canvas.ts'
import type { CardLines } from './use-card-lines.ts'

/** Of the picture that is saved, in pixels. */
const width = 750
const edge = 56
const lineHeight = 76

/** The partner's colour on white, in either theme. */
const brand = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--partner-brand').trim() || '#c8452b'

export interface DrawnCard {
  readonly title: string
  readonly state: string
  readonly name: string
  readonly lines: CardLines
  readonly foot: string
}

/** Draws a warranty card with the fonts of this phone: white in both themes, as it is kept and sent. */
export function drawCard({ title, state, name, lines, foot }: DrawnCard): Promise<Blob> {
  const height = 420 + lines.length * lineHeight
  const { context, say, font, picture } = blankCanvas(width, height)
  context.fillStyle = brand()
  context.fillRect(0, 0, width, 140)
  say(title, edge, 88, 42, '#ffffff', 600)
  say(state, width - edge, 86, 28, '#ffffff', 400, 'right')
  let top = 230
  font(40, 600)
  for (const line of linesOf(context, name, width - 2 * edge, 2)) {
    say(line, edge, top, 40, '#1d1b1a', 600)
    top += 56
  }
  top += 24
  for (const [label, value] of lines) {
    say(label, edge, top, 28, '#6e6a66')
    say(value, width - edge, top, 28, '#1d1b1a', 500, 'right')
    context.fillStyle = '#ece7df'
    context.fillRect(edge, top + 26, width - 2 * edge, 1)
    top += lineHeight
  }
  say(foot, edge, height - 48, 26, '#6e6a66')
  return picture()
}
