import { entranceKinds } from './entrance.codes.ts'

/** What a block holds at one place: the editor asks for it, and what is stored is checked by it. */
export type BlockField =
  /**
   * A line in two languages. `lines`: of several. `isAlt`: what a picture is called for those who do
   * not see it.
   */
  | {
      readonly type: 'words'
      readonly most: number
      readonly lines?: number
      readonly isAlt?: true
    }
  /** Rich text in two languages. */
  | { readonly type: 'html' }
  /** A picture of the library; `isOptional`: there may be none. */
  | { readonly type: 'picture'; readonly isOptional?: true }
  /** Where it leads; `isNeeded`: it has to lead somewhere. */
  | { readonly type: 'link'; readonly isNeeded?: true }
  | { readonly type: 'option'; readonly of: readonly [string, ...string[]] }
  /** Percent of the picture's width or height; a new one has `first`. */
  | { readonly type: 'percent'; readonly first: number }
  /** Which goods: chosen ones, or the first by a rule. */
  | { readonly type: 'goods' }
  /** Which articles: chosen ones by their addresses, or the newest. */
  | { readonly type: 'articles' }
  | { readonly type: 'list'; readonly most: number; readonly of: BlockFields }
export type BlockFields = Readonly<Record<string, BlockField>>

const heading = { type: 'words', most: 40 } as const
const small = { type: 'words', most: 60 } as const
const alt = { type: 'words', most: 40, isAlt: true } as const
const picture = { type: 'picture' } as const
const link = { type: 'link' } as const
const way = { type: 'link', isNeeded: true } as const
const goods = { type: 'goods' } as const
const tone = { type: 'option', of: ['dark', 'light'] } as const
const story = { type: 'words', most: 500, lines: 4 } as const
const rail = { title: heading, subTitle: small, link, choose: goods } as const
const place = (first: number) => ({ type: 'percent', first }) as const
const list = <Of extends BlockFields>(most: number, of: Of) => ({ type: 'list', most, of }) as const

/** The kinds of blocks as they are stored, each with what it holds, in the order of the palette. */
export const blockFields = {
  hero: { slides: list(8, { pic: picture, title: alt, subTitle: small, tone, link }) },
  dots: { items: list(10, { name: { type: 'words', most: 12 }, pic: picture, link: way }) },
  banner: { pic: picture, title: alt, subTitle: small, tone, link },
  areas: {
    pic: picture,
    alt,
    areas: list(20, {
      label: alt,
      link: way,
      x: place(0),
      y: place(0),
      width: place(50),
      height: place(100),
    }),
  },
  notice: { items: list(10, { text: { type: 'words', most: 80 }, link }) },
  row: rail,
  grid: rail,
  tabs: { tabs: list(8, { name: { type: 'words', most: 12 }, choose: goods }) },
  feed: { title: heading, subTitle: small },
  seckill: {},
  coupons: { title: heading, subTitle: small },
  entrances: {
    items: list(8, {
      kind: { type: 'option', of: entranceKinds },
      title: { type: 'words', most: 12 },
      subTitle: { type: 'words', most: 30 },
      pic: { type: 'picture', isOptional: true },
    }),
  },
  articles: { title: heading, subTitle: small, link, choose: { type: 'articles' } },
  events: { title: heading, subTitle: small },
  promise: {
    items: list(6, {
      icon: { type: 'option', of: ['truck', 'return', 'shield', 'service'] },
      name: { type: 'words', most: 12 },
      text: { type: 'words', most: 40 },
    }),
  },
  story: { title: heading, text: story, pic: { type: 'picture', isOptional: true }, link },
  beside: {
    title: heading,
    text: story,
    pic: picture,
    side: { type: 'option', of: ['left', 'right'] },
    link,
  },
  text: { html: { type: 'html' } },
  spacer: { size: { type: 'option', of: ['s', 'm', 'l'] } },
} as const satisfies Readonly<Record<string, BlockFields>>

export type BlockKind = keyof typeof blockFields
export const blockKinds = Object.keys(blockFields) as BlockKind[]

/** Blocks of one page. */
export const maxBlocks = 60

/** What a block is whose parts are being chosen: plain data, as JSON has it. */
export type Plain = Readonly<Record<string, unknown>>

/** A picture that nobody chose yet: it is shown nowhere, and no page is published with it. */
export const noPicture = { url: '', width: 0, height: 0, color: '' } as const

function empty(field: BlockField): unknown {
  switch (field.type) {
    case 'words':
    case 'html':
      return ''
    case 'picture':
      return field.isOptional ? null : noPicture
    case 'link':
      return field.isNeeded ? { type: 'home', value: '' } : null
    case 'option':
      return field.of[0]
    case 'percent':
      return field.first
    case 'goods':
      return { categoryId: null, sort: 'sales', count: 6 }
    case 'articles':
      return { count: 3 }
    case 'list':
      return [emptyOf(field.of)]
  }
}

/** What a new part has in each of its fields. */
export function emptyOf(fields: BlockFields): Plain {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, empty(field)]))
}

/** A new block, before anybody wrote in it. */
export const newBlock = (kind: BlockKind): Plain => ({ kind, ...emptyOf(blockFields[kind]) })

/** One field of a block, with where it stands: `slides.0.link`. */
export interface FieldAt {
  readonly at: string
  readonly field: BlockField
  readonly value: unknown
}

/** All that a block holds, lists part by part. */
export function fieldsIn(block: Plain): FieldAt[] {
  const fields = Object.hasOwn(blockFields, String(block['kind']))
    ? blockFields[block['kind'] as BlockKind]
    : {}
  return within(fields, block, '')
}

function within(fields: BlockFields, part: Plain, before: string): FieldAt[] {
  return Object.entries(fields).flatMap(([name, field]): FieldAt[] => {
    const at = `${before}${name}`
    const value = part[name]
    if (field.type !== 'list') return [{ at, field, value }]
    if (!Array.isArray(value)) return []
    return value.flatMap((each, place) => within(field.of, each as Plain, `${at}.${place}.`))
  })
}
