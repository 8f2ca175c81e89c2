/** A piece of a stylesheet: what it says, and what a page must hold for it to matter. */
type Piece =
  | { kind: 'always'; text: string }
  /**
   * One list of classes for each of its selectors; a page that holds all classes of one list needs
   * the rule.
   */
  | { kind: 'rule'; text: string; needs: readonly (readonly string[])[] }
  | { kind: 'keyframes'; text: string; isNamedIn: (rules: string) => boolean }
  | { kind: 'group'; head: string; pieces: readonly Piece[] }

/**
 * Reads a stylesheet once, and tells for the text of each drawn page the rules that it needs: those
 * whose classes stand in it, without the variables that neither they nor the page read. What is told
 * is a part of the whole in the same order, so that a page looks the same with either.
 */
export function usedStyles(css: string): (html: string) => string {
  const pieces = piecesOf(css)
  return (html) => {
    const classes = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    )
    const isNeeded = (piece: Piece) =>
      piece.kind !== 'rule' || piece.needs.some((names) => names.every((name) => classes.has(name)))
    const rules = textOf(pieces, (piece) => piece.kind !== 'keyframes' && isNeeded(piece))
    const text = textOf(pieces, (piece) =>
      piece.kind === 'keyframes' ? piece.isNamedIn(rules) : isNeeded(piece),
    )
    return withoutUnread(text, html)
  }
}

/** A variable may be read by another one alone, which then goes first. */
function withoutUnread(css: string, html: string): string {
  const read = new Set(
    [...(css + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name),
  )
  const left = css.replaceAll(
    /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g,
    (declaration, name: string) => (read.has(name) ? declaration : ''),
  )
  return left === css ? css : withoutUnread(left, html)
}

function textOf(pieces: readonly Piece[], isKept: (piece: Piece) => boolean): string {
  return pieces.filter(isKept).reduce((text, piece) => {
    if (piece.kind !== 'group') return text + piece.text
    const inside = textOf(piece.pieces, isKept)
    // A layer counts from where it is first named, with rules or without.
    return inside || piece.head.startsWith('@layer') ? `${text}${piece.head}{${inside}}` : text
  }, '')
}

function piecesOf(css: string): Piece[] {
  const pieces: Piece[] = []
  for (const { head, body } of blocksOf(css)) {
    const whole = body === undefined ? head : `${head}{${body}}`
    if (body === undefined || /^@(?:font-face|property|page|counter-style)/.test(head))
      pieces.push({ kind: 'always', text: whole })
    else if (head.startsWith('@keyframes '))
      pieces.push({
        kind: 'keyframes',
        text: whole,
        isNamedIn: (rules) =>
          new RegExp(`(?<![\\w-])${head.slice('@keyframes '.length)}(?![\\w-])`).test(rules),
      })
    else if (head.startsWith('@')) pieces.push({ kind: 'group', head, pieces: piecesOf(body) })
    else
      pieces.push({
        kind: 'rule',
        text: whole,
        needs: head.includes('\\') ? [[]] : withoutChoices(head).split(',').map(classesOf),
      })
  }
  return pieces
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([A-Za-z_-][\w-]*)/g)].map(([, name = '']) => name)

/**
 * A selector without what stands in parentheses: classes in there may be absent, or one of several.
 */
function withoutChoices(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutChoices(shorter)
}

/** The statements of a stylesheet: `head{body}`, or `head;` without a body. */
function blocksOf(css: string): { head: string; body?: string }[] {
  const blocks: { head: string; body?: string }[] = []
  let from = 0
  let opened = 0
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = endOfText(css, at)
    else if (sign === '\\') at += 1
    else if (sign === '{') {
      if (depth === 0) opened = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth !== 0) continue
      blocks.push({ head: css.slice(from, opened).trim(), body: css.slice(opened + 1, at) })
      from = at + 1
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(from, at + 1).trim() })
      from = at + 1
    }
  }
  return blocks
}

function endOfText(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === css[start]) return at
  }
  return css.length
}
