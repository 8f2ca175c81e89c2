import type { Block } from './cms.fields.ts'

/** `a`: a page of the shop; `b`: a page to read. */
export const pageLayouts = ['a', 'b'] as const
export type PageLayout = (typeof pageLayouts)[number]

/** What can be found in a draft. */
export const findingKinds = [
  'deadLink',
  'noPicture',
  'offShelf',
  'soldOut',
  'noAlt',
  'noEnglish',
  'noGoods',
] as const
export type FindingKind = (typeof findingKinds)[number]

/** Pages that have an address of their own, besides those below /a and /b. */
export const namedPages = [
  { layout: 'a', type: 'home' },
  { layout: 'a', type: 'storeMiniMall' },
  { layout: 'b', type: 'aqiyi' },
] as const satisfies readonly { readonly layout: PageLayout; readonly type: string }[]

/** Pages for the people of a key account are named so, and stand below an address of their own. */
export const accountPage = 'ka-'

/** What the editor tells the page that shows its draft; both are of one origin. */
export interface LivePage {
  readonly kind: 'page-show'
  readonly title: string
  readonly layout: PageLayout
  /** For each block what is shown of it; null: nothing now. */
  readonly blocks: readonly (Block | null)[]
  /** What is said in the place of a block that shows nothing. */
  readonly names: readonly string[]
  /** The place of the block that the operator works on. */
  readonly chosen: number | null
}

/** What that page tells the editor: it listens, or a block was pressed. */
export type LiveNote =
  | { readonly kind: 'page-ready' }
  | { readonly kind: 'page-chosen'; readonly place: number }
