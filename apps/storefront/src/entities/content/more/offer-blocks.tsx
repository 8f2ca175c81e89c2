import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { CouponsBlock } from './coupons-block.tsx'
import { TabsBlock } from './tabs-block.tsx'

/** Blocks that need what coupons or tabs are shown with. */
export function OfferBlocks({ block }: { block: Block }) {
  if (block.kind === 'coupons') return <CouponsBlock {...block} />
  return block.kind === 'tabs' ? <TabsBlock {...block} /> : null
}
