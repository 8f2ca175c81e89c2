import type { ThirdLine } from '@mallard/contract/third-return/third-return.fields'
import { Icon } from '#platform/parts/icons.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import styles from './returns.module.css'

/** Picture of goods that another platform sold; a box where the shop has none of its own. */
export function ThirdThumb({ line: { pic }, size }: { line: ThirdLine; size: number }) {
  if (pic) return <Thumb pic={pic} size={size} />
  return (
    <span className={styles.blank} style={{ width: size, height: size }}>
      <Icon name="goods" />
    </span>
  )
}
