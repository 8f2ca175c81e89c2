import { fieldsIn, noPicture, type Plain } from '@mallard/contract/content/cms/block.codes'
import { blockIn, type Language } from '@mallard/contract/content/cms/block-language.codes'
import type { BlockPair, PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import { StoredBlock } from '@mallard/contract/content/cms/stored.fields'

const kindOf = (block: unknown) =>
  typeof block === 'object' && block !== null && 'kind' in block ? String(block.kind) : ''

/**
 * The blocks of a page that was written language by language, side by side: those of one kind, in
 * their order; one without a twin stands alone.
 */
export function pairsOf(zh: readonly unknown[], en: readonly unknown[]): BlockPair[] {
  const pairs: BlockPair[] = []
  let next = 0
  for (const block of zh) {
    const twin = en.findIndex((other, place) => place >= next && kindOf(other) === kindOf(block))
    const between = twin < 0 ? [] : en.slice(next, twin)
    pairs.push(...between.map((other) => ({ zh: null, en: other as Plain })))
    pairs.push({ zh: block as Plain, en: twin < 0 ? null : (en[twin] as Plain) })
    if (twin >= 0) next = twin + 1
  }
  return [...pairs, ...en.slice(next).map((other) => ({ zh: null, en: other as Plain }))]
}

/** What is stored of a page in a language. */
export const blocksIn = ({ blocks }: Pick<PageContent, 'blocks'>, language: Language): Plain[] =>
  blocks.map((pair) => blockIn(pair, language)).filter((block) => block !== null)

// A database keeps no NUL in JSON, and half a character is none.
const isText = (value: string) => !/\0|\p{Surrogate}/u.test(value)

function hasTextOnly(value: unknown): boolean {
  if (typeof value === 'string') return isText(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => isText(key) && hasTextOnly(each))
}

/** Letters that all blocks of a page may have together. */
const maxLetters = 400_000

/** Blocks as they are stored, or the place of the first that cannot be; -1: all together. */
export function cleanBlocks(
  blocks: readonly BlockPair[],
  cleanHtml: (html: string) => string,
): BlockPair[] | number {
  if (JSON.stringify(blocks).length > maxLetters) return -1
  const clean = (block: Plain | null): Plain | null | undefined => {
    if (block === null) return null
    const parsed = hasTextOnly(block) ? StoredBlock.safeParse(block) : undefined
    if (!parsed?.success || !fits(parsed.data)) return undefined
    const { data } = parsed
    return data.kind === 'text' ? { ...data, html: cleanHtml(data.html) } : data
  }
  const pairs: BlockPair[] = []
  for (const [place, pair] of blocks.entries()) {
    const [zh, en] = [clean(pair.zh), clean(pair.en)]
    if (zh === undefined || en === undefined || (!zh && !en)) return place
    if (zh && en && zh['kind'] !== en['kind']) return place
    pairs.push({ zh, en })
  }
  return pairs
}

const longestHtml = 50_000
/** English says the same in more letters. */
const englishRoom = 3

/** No text is longer than the editor lets one type. */
function fits(block: Plain): boolean {
  return fieldsIn(block).every(({ field, value }) => {
    if (field.type === 'words') return String(value).length <= field.most * englishRoom
    return field.type !== 'html' || String(value).length <= longestHtml
  })
}

/** Addresses of all pictures that something shows, bare or in the HTML of a text. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/<img\b[^>]* src="([^"?]+)/g)].map(([, url]) => url!)
  if (typeof value !== 'object' || value === null) return []
  if ('url' in value && 'width' in value && typeof value.url === 'string')
    return value.url === noPicture.url ? [] : [value.url]
  return Object.values(value).flatMap(picturesIn)
}
