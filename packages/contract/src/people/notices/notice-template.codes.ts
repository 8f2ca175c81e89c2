import type { NoticeGroup } from '../../slice.ts'

/** In the order in which staff find them. */
export const noticeGroups = [
  'order',
  'return',
  'invoice',
  'coupon',
  'goods',
  'activity',
] as const satisfies readonly NoticeGroup[]

/** Letters of a message: of its template, and of what it comes to. */
export const noticeLimits = { title: 40, titleEn: 80, text: 200, textEn: 400 } as const
export type NoticeField = keyof typeof noticeLimits
export const noticeFields = ['title', 'titleEn', 'text', 'textEn'] as const

/** Whether a word of a message is of the English one. */
export const isEnglishField = (field: NoticeField): boolean => field.endsWith('En')

type Values = Readonly<Record<string, string>>

/** `[a part that goes where a variable in it is empty]`, or `{variable}`. */
const piece = /\[([^[\]{}]*(?:\{\w+\}[^[\]{}]*)+)\]|\{(\w+)\}/g
const variable = /\{(\w+)\}/g

const namesIn = (template: string): string[] =>
  Array.from(template.matchAll(variable), ([, name = '']) => name)

const fill = (part: string, values: Values): string =>
  part.replace(variable, (_, name: string) => values[name] ?? '')

/** A template with its variables filled. What they hold is plain text, and is never read again. */
export function renderNotice(template: string, values: Values): string {
  return template.replace(piece, (_, part: string | undefined, name: string) => {
    if (part === undefined) return values[name] ?? ''
    return namesIn(part).every((each) => values[each]) ? fill(part, values) : ''
  })
}

/** What the words of a message may name. */
export interface NoticeHole {
  readonly name: string
  /** What it holds for instance, in the language of the words. */
  readonly example: string
  readonly mayBeEmpty: boolean
  readonly isNeeded: boolean
}

/** Why words cannot be sent. */
export interface NoticeFault {
  readonly kind: 'brackets' | 'unknown' | 'loose' | 'missing' | 'long'
  /** The variable, or how many letters there may be. */
  readonly about: string
}

/**
 * What is wrong with words for a field; undefined when they are well. Only a text must name what is
 * needed.
 */
export function noticeFaultOf(
  field: NoticeField,
  template: string,
  holes: readonly NoticeHole[],
): NoticeFault | undefined {
  const known = new Map(holes.map((hole) => [hole.name, hole]))
  const unknown = namesIn(template).find((name) => !known.has(name))
  if (unknown !== undefined) return { kind: 'unknown', about: unknown }
  if (/[[\]{}]/.test(template.replace(piece, ''))) return { kind: 'brackets', about: '' }
  const outside = template.replace(piece, (whole, part?: string) =>
    part === undefined ? whole : '',
  )
  const loose = namesIn(outside).find((name) => known.get(name)?.mayBeEmpty)
  if (loose !== undefined) return { kind: 'loose', about: loose }
  const named = new Set(namesIn(field.startsWith('text') ? outside : ''))
  const missing = holes.find(({ name, isNeeded }) => isNeeded && !named.has(name))
  if (field.startsWith('text') && missing) return { kind: 'missing', about: missing.name }
  const most = noticeLimits[field]
  const examples = Object.fromEntries(holes.map(({ name, example }) => [name, example]))
  return renderNotice(template, examples).length > most
    ? { kind: 'long', about: String(most) }
    : undefined
}

const faultWords: Readonly<Record<NoticeFault['kind'], readonly [zh: string, en: string]>> = {
  brackets: [
    '括号不成对：花括号里只写变量名，方括号里至少有一个变量',
    'the brackets do not match: braces hold the name of a variable, square brackets at least one variable',
  ],
  unknown: ['没有变量 {about}', 'there is no variable {about}'],
  loose: [
    '变量 {about} 可能为空：请和前后的字一起放进方括号，例如 [：{about}]',
    '{about} may be empty: put it in square brackets with what stands around it, as [: {about}]',
  ],
  missing: ['缺少变量 {about}', '{about} is missing'],
  long: ['填入变量后超过 {about} 个字符', 'with its variables it is longer than {about} letters'],
}

/** A fault in words: variables in their braces. */
export function noticeFaultText({ kind, about }: NoticeFault, isEnglish: boolean): string {
  const shown = kind === 'long' ? about : `{${about}}`
  return faultWords[kind][isEnglish ? 1 : 0].replaceAll('{about}', () => shown)
}
