import { EntranceTile } from '@mallard/contract/content/cms/cms.fields'
import { StoredBlock } from '@mallard/contract/content/cms/stored.fields'
import { ContentLink } from '@mallard/contract/links'

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The link, or nothing where this version does not know its type. */
function withKnownLink(part: unknown): unknown {
  if (!isPlain(part) || !('link' in part)) return part
  const link = ContentLink.safeParse(part.link)
  return { ...part, link: link.success ? link.data : null }
}

const leads = (part: unknown) => isPlain(part) && part.link !== null
const isKnownKind = (part: unknown) =>
  isPlain(part) && EntranceTile.shape.kind.safeParse(part.kind).success

/**
 * Lists inside a block, and which of their parts stay: a way in that leads nowhere is none, words
 * without a link are still words.
 */
const lists: Readonly<Record<string, readonly [name: string, stays: (part: unknown) => boolean]>> =
  {
    hero: ['slides', isPlain],
    notice: ['items', isPlain],
    dots: ['items', leads],
    areas: ['areas', leads],
    entrances: ['items', isKnownKind],
  }

function withKnownParts(block: Plain): Plain {
  const [name, stays] = lists[String(block.kind)] ?? []
  const parts = name === undefined ? undefined : block[name]
  if (!name || !stays || !Array.isArray(parts)) return block
  return { ...block, [name]: parts.map(withKnownLink).filter(stays) }
}

/** A stored block, or undefined where this version does not know it. */
export function knownBlock(stored: unknown): StoredBlock | undefined {
  const linked = withKnownLink(stored)
  if (!isPlain(linked)) return undefined
  const block = StoredBlock.safeParse(withKnownParts(linked))
  return block.success ? block.data : undefined
}

/**
 * What is stored of a page passes its schema when it is read, too: a block that is unknown or
 * broken is left out, never a page that fails.
 */
export function knownBlocks(stored: unknown): StoredBlock[] {
  return Array.isArray(stored) ? stored.flatMap((block) => knownBlock(block) ?? []) : []
}
