import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { FeedBlock } from './feed-block.tsx'
import { GridBlock, RowBlock } from './goods-blocks.tsx'
import { LateBlock } from './late-block.tsx'
import { BannerBlock, DotsBlock, HeroBlock } from './picture-blocks.tsx'
import { PromiseBlock } from './promise-block.tsx'
import styles from './content-blocks.module.css'

/**
 * The typed blocks of a content page, in their order. The first few are what one sees first: their
 * pictures do not wait.
 */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks} data-calm>
      {blocks.map((block, place) => (
        <OneBlock key={`${place} ${block.kind}`} block={block} place={place} />
      ))}
    </div>
  )
}

/** `place`: where it stands on its page. */
export function OneBlock({ block, place }: { block: Block; place: number }) {
  switch (block.kind) {
    case 'hero':
      return <HeroBlock {...block} isFirst={place === 0} />
    case 'dots':
      return <DotsBlock {...block} />
    case 'row':
      return <RowBlock {...block} isEarly={place < 4} />
    case 'grid':
      return <GridBlock {...block} isEarly={place < 3} />
    case 'banner':
      return <BannerBlock {...block} isFirst={place === 0} />
    case 'promise':
      return <PromiseBlock {...block} />
    case 'feed':
      return <FeedBlock {...block} />
    default:
      return <LateBlock block={block} />
  }
}
