import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { MoreBlock } from '../more/more-block.tsx'
import styles from './seckill-block.module.css'

/** The place of the flash sale, also where its code comes later than the page. */
export function SeckillBlock({ block }: { block: Extract<Block, { kind: 'seckill' }> }) {
  return (
    <div className={styles.place}>
      <MoreBlock block={block} />
    </div>
  )
}
