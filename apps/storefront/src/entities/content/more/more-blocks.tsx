import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { AreasBlock } from './areas-block.tsx'
import { BesideBlock } from './beside-block.tsx'
import { NoticeBlock } from './notice-block.tsx'
import styles from './more-blocks.module.css'

/** The blocks of pages that are made for an occasion. */
export function MoreBlocks({ block }: { block: Block }) {
  switch (block.kind) {
    case 'areas':
      return <AreasBlock {...block} />
    case 'beside':
      return <BesideBlock {...block} />
    case 'notice':
      return <NoticeBlock {...block} />
    case 'spacer':
      return <div className={styles[block.size]} />
    default:
      // Written for a newer shop than this page's code.
      return null
  }
}
