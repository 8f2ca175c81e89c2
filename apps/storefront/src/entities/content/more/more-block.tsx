import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { optional } from '@mallard/ui/first-use'
import { Suspense, type ComponentType } from 'react'

type Kind = Block['kind']
type Part<Of extends Kind = Kind> = ComponentType<{ block: Extract<Block, { kind: Of }> }>

const parts: {
  more: Part
  offers: Part
  articles: Part<'articles'>
  events: Part<'events'>
  strip: Part<'seckill'>
} = {
  more: optional(() => import('./more-blocks.tsx').then(({ MoreBlocks }) => MoreBlocks)),
  offers: optional(() => import('./offer-blocks.tsx').then(({ OfferBlocks }) => OfferBlocks)),
  articles: optional(() =>
    import('./articles-block.tsx').then(({ ArticlesBlock }) => ArticlesBlock),
  ),
  events: optional(() => import('./events-block.tsx').then(({ EventsBlock }) => EventsBlock)),
  strip: optional(() =>
    import('#entities/seckill/seckill-strip.tsx').then((module) => module.default),
  ),
}

/** The server draws these blocks with the page: it has their code from the start. */
export function haveMoreBlocks(known: typeof parts): void {
  Object.assign(parts, known)
}

/** A block whose code only pages that have it fetch. */
export function MoreBlock({ block }: { block: Block }) {
  return <Suspense fallback={null}>{drawn(block)}</Suspense>
}

function drawn(block: Block) {
  if (block.kind === 'seckill') return <parts.strip block={block} />
  if (block.kind === 'articles') return <parts.articles block={block} />
  if (block.kind === 'events') return <parts.events block={block} />
  const Known = block.kind === 'coupons' || block.kind === 'tabs' ? parts.offers : parts.more
  return <Known block={block} />
}
