import { LimitedMap } from '@mallard/kernel/limited-map'

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
 * Texts that are kept of each page's stylesheets; the one that was asked for longest ago leaves
 * first. A page has as many as there are combinations of what may stand in it.
 */
const maxKept = 32

/**
 * Reads a stylesheet once, and tells for each drawn page, of whose HTML it is given the parts, the
 * rules that it needs: those whose classes stand in it, without the variables that neither they nor
 * the page read. What is told is a part of the whole in the same order, so that a page looks the
 * same with either. It follows from which of the stylesheet's classes and variables a page names:
 * pages that name the same ones, as most goods do, have the same text.
 */
export function usedStyles(css: string): (...parts: readonly string[]) => string {
  const pieces = piecesOf(css)
  const known = namesOf(pieces)
  const declared = new Set([...css.matchAll(declaration)].map(([, name = '']) => name))
  const kept = new LimitedMap<string, string>(maxKept)

  function worked(classes: ReadonlySet<string>, read: ReadonlySet<string>): string {
    const isNeeded = (piece: Piece) =>
      piece.kind !== 'rule' || piece.needs.some((names) => names.every((name) => classes.has(name)))
    const rules = textOf(pieces, (piece) => piece.kind !== 'keyframes' && isNeeded(piece))
    const text = textOf(pieces, (piece) =>
      piece.kind === 'keyframes' ? piece.isNamedIn(rules) : isNeeded(piece),
    )
    return withoutUnread(text, read)
  }

  return (...parts) => {
    const classes = classesIn(parts, known)
    const read = readIn(parts, declared)
    const key = `${[...classes].sort().join(' ')};${[...read].sort().join(' ')}`
    const text = kept.get(key) ?? worked(classes, read)
    kept.delete(key)
    kept.set(key, text)
    return text
  }
}

/** Classes that a page's elements have, of the `known` ones. */
function classesIn(parts: readonly string[], known: ReadonlySet<string>): Set<string> {
  const lists = new Set<string>()
  for (const part of parts)
    for (const [, names = ''] of part.matchAll(/\sclass="([^"]*)"/g)) lists.add(names)
  const classes = new Set<string>()
  for (const names of lists)
    for (const name of names.split(/\s+/)) if (known.has(name)) classes.add(name)
  return classes
}

/** Variables that a page reads, of the `declared` ones. */
function readIn(parts: readonly string[], declared: ReadonlySet<string>): Set<string> {
  const read = new Set<string>()
  for (const part of parts)
    for (const [, name = ''] of part.matchAll(/var\(\s*(--[\w-]+)/g))
      if (declared.has(name)) read.add(name)
  return read
}

/** A variable with its value, as a stylesheet sets it. */
const declaration = /(?<=[{;])(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g

/** A variable may be read by another one alone, which then goes first. */
function withoutUnread(css: string, readByPage: ReadonlySet<string>): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  const left = css.replaceAll(declaration, (whole, name: string) =>
    read.has(name) || readByPage.has(name) ? whole : '',
  )
  return left === css ? css : withoutUnread(left, readByPage)
}

/** All classes that rules ask for. */
const namesOf = (pieces: readonly Piece[]): Set<string> =>
  new Set(
    pieces.flatMap((piece) => {
      if (piece.kind === 'group') return [...namesOf(piece.pieces)]
      return piece.kind === 'rule' ? piece.needs.flat() : []
    }),
  )

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
    else if (head.startsWith('@keyframes ')) {
      const name = new RegExp(`(?<![\\w-])${head.slice('@keyframes '.length)}(?![\\w-])`)
      pieces.push({ kind: 'keyframes', text: whole, isNamedIn: (rules) => name.test(rules) })
    } else if (head.startsWith('@')) pieces.push({ kind: 'group', head, pieces: piecesOf(body) })
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
