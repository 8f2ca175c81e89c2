import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { optional } from '@mallard/ui/first-use'
import { Suspense, type ComponentType } from 'react'

type Part = ComponentType<{ block: Block }>

const parts: { more: Part; offers: Part } = {
  more: optional(() => import('./more-blocks.tsx').then(({ MoreBlocks }) => MoreBlocks)),
  offers: optional(() => import('./offer-blocks.tsx').then(({ OfferBlocks }) => OfferBlocks)),
}

/** The server draws these blocks with the page: it has their code from the start. */
export function haveMoreBlocks(known: typeof parts): void {
  Object.assign(parts, known)
}

/** A block that home does not have. */
export function MoreBlock({ block }: { block: Block }) {
  const Known = block.kind === 'coupons' || block.kind === 'tabs' ? parts.offers : parts.more
  return (
    <Suspense fallback={null}>
      <Known block={block} />
    </Suspense>
  )
}
