import {
  blockFields,
  emptyOf,
  newBlock,
  type BlockKind,
  type Plain,
} from '@mallard/contract/content/cms/block.codes'
import {
  withPictures,
  type InLanguages,
  type Language,
} from '@mallard/contract/content/cms/block-language.codes'
import type { Block } from '@mallard/contract/content/cms/cms.fields'
import type { PageContent } from '@mallard/contract/content/cms/page-admin.calls'

/** A block that keeps its key wherever it is moved. */
export interface EditorBlock extends InLanguages {
  readonly key: number
}

export interface Draft extends Omit<PageContent, 'blocks'> {
  readonly blocks: readonly EditorBlock[]
}

/** What can be undone and done again. `tag`: what is being typed in; letters of it are one step. */
export interface History {
  readonly past: readonly Draft[]
  readonly now: Draft
  readonly future: readonly Draft[]
  readonly tag: string
}

let keys = 0

export const draftOf = (content: PageContent): Draft => ({
  ...content,
  blocks: content.blocks.map((pair) => ({ ...pair, key: (keys += 1) })),
})

export const contentOf = ({ blocks, ...rest }: Draft): PageContent => ({
  ...rest,
  blocks: blocks.map(({ zh, en }) => ({
    zh: zh as PageContent['blocks'][number]['zh'],
    en: en as PageContent['blocks'][number]['en'],
  })),
})

export const begin = (content: PageContent): History => ({
  past: [],
  now: draftOf(content),
  future: [],
  tag: '',
})

const maxSteps = 200

export function changed(history: History, now: Draft, tag = ''): History {
  if (tag !== '' && tag === history.tag) return { ...history, now, future: [] }
  return { past: [...history.past, history.now].slice(-maxSteps), now, future: [], tag }
}

export function undone({ past, now, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, now, future, tag: '' }
  return { past: past.slice(0, -1), now: before, future: [now, ...future], tag: '' }
}

export function redone({ past, now, future }: History): History {
  const [next, ...rest] = future
  if (!next) return { past, now, future, tag: '' }
  return { past: [...past, now], now: next, future: rest, tag: '' }
}

/**
 * Where a new block stands: after the chosen one, or at the end. Nobody scrolls past a feed without
 * end, so that it stays the last.
 */
export function placeOfNew({ blocks }: Draft, chosen: number | null): number {
  if (chosen !== null) return chosen + 1
  const last = blocks.at(-1)
  return last && kindOf(last) === 'feed' ? blocks.length - 1 : blocks.length
}

const withItem = <T>(list: readonly T[], place: number, item: T): readonly T[] => [
  ...list.slice(0, place),
  item,
  ...list.slice(place),
]

export const withoutItem = <T>(list: readonly T[], place: number): readonly T[] =>
  list.filter((_, at) => at !== place)

export function withNew(draft: Draft, kind: BlockKind, place: number): Draft {
  const block = { key: (keys += 1), zh: newBlock(kind), en: newBlock(kind) }
  return { ...draft, blocks: withItem(draft.blocks, place, block) }
}

export function withCopy(draft: Draft, place: number): Draft {
  const block = draft.blocks[place]
  if (!block) return draft
  const copy = { ...block, key: (keys += 1) }
  return { ...draft, blocks: withItem(draft.blocks, place + 1, copy) }
}

export const without = (draft: Draft, place: number): Draft => ({
  ...draft,
  blocks: withoutItem(draft.blocks, place),
})

/** Where something stands in a block: names of fields, and places in lists. */
export type Path = readonly (string | number)[]

export const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) => (part as Readonly<Record<string | number, unknown>> | undefined)?.[step],
    value,
  )

function put(value: unknown, [step, ...rest]: Path, next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value
    return list.map((each, place) => (place === step ? put(each, rest, next) : each))
  }
  return { ...(value as Plain), [step]: put((value as Plain)[step], rest, next) }
}

/** Which languages something is changed in; what is no text is the same in both. */
export type Said = Language | 'both'

/** The block with another value at a place; a part that one language lacks stays away there. */
export function withValue(block: EditorBlock, path: Path, value: unknown, said: Said): EditorBlock {
  const set = (language: Language) => {
    const one = block[language]
    const isMeant = said === 'both' || said === language
    return one && isMeant && at(one, path) !== undefined ? (put(one, path, value) as Plain) : one
  }
  return { ...block, zh: set('zh'), en: set('en') }
}

/** The block with a list of it changed in both languages alike. */
export function withList(
  block: EditorBlock,
  path: Path,
  change: (list: readonly Plain[]) => readonly Plain[],
): EditorBlock {
  const set = (language: Language) => {
    const one = block[language]
    const list = at(one, path)
    return one && Array.isArray(list) ? (put(one, path, change(list)) as Plain) : one
  }
  return { ...block, zh: set('zh'), en: set('en') }
}

/** A new part of a list: of slides, of entrances. */
export function newPart(block: EditorBlock, [name]: Path): Plain {
  const field = blockFields[kindOf(block)][name as never] as unknown
  const { of } = field as { of: Parameters<typeof emptyOf>[0] }
  return emptyOf(of)
}

export const kindOf = ({ zh, en }: InLanguages): BlockKind => (zh ?? en)?.['kind'] as BlockKind

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/**
 * What a block shows at once, before the server has answered: its own words, and the goods that it
 * showed last.
 */
export function shownNow(raw: Plain | null, last: Block | null | undefined): Block | null {
  const stored = raw && withPictures(raw)
  if (!stored) return null
  switch (stored['kind']) {
    case 'row':
    case 'grid': {
      const { choose: _, ...words } = stored
      return { ...words, goods: (last as Of<'row'> | null | undefined)?.goods ?? [] } as never
    }
    case 'tabs': {
      if (!last) return null
      const known = (last as Of<'tabs'>).tabs
      const tabs = (stored['tabs'] as readonly { name: string }[]).map(({ name }, place) => ({
        name,
        goods: known[place]?.goods ?? [],
      }))
      return { kind: 'tabs', tabs }
    }
    case 'coupons':
      return last ? ({ ...stored, coupons: (last as Of<'coupons'>).coupons } as never) : null
    case 'events':
      return last ? ({ ...stored, events: (last as Of<'events'>).events } as never) : null
    case 'articles': {
      const { choose: _, ...words } = stored
      return last ? ({ ...words, articles: (last as Of<'articles'>).articles } as never) : null
    }
    case 'entrances':
    case 'seckill':
      return last ?? null
    default:
      return stored as Block
  }
}
