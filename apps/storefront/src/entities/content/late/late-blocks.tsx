import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { MoreBlock } from '../more/more-block.tsx'
import { EntrancesBlock } from './entrances-block.tsx'
import { SeckillBlock } from './seckill-block.tsx'
import { StoryBlock, TextBlock } from './text-blocks.tsx'

/** The blocks whose code comes after the page: those of home, then all others. */
export function LateBlocks({ block }: { block: Block }) {
  switch (block.kind) {
    case 'story':
      return <StoryBlock {...block} />
    case 'text':
      return <TextBlock {...block} />
    case 'seckill':
      return <SeckillBlock block={block} />
    case 'entrances':
      return <EntrancesBlock {...block} />
    default:
      return <MoreBlock block={block} />
  }
}
