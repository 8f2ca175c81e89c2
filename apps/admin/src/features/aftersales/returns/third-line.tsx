import type {
  ThirdLine,
  ThirdRet,
} from '@mallard/contract/aftersales/third-return/third-return.fields'
import { Icon } from '#platform/parts/icons.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { money } from '#platform/show.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'

/** Picture of goods that another platform sold; a box where the shop has none of its own. */
export function ThirdThumb({ line: { pic }, size }: { line: ThirdLine; size: number }) {
  if (pic) return <Thumb pic={pic} size={size} />
  return (
    <span className={styles.blank} style={{ width: size, height: size }}>
      <Icon name="goods" />
    </span>
  )
}

/**
 * What is asked to be given back: those units and their money. What the whole line held is said
 * aside where it is more.
 */
export function ThirdGoods({
  each: { line, num, applyAmount },
}: {
  each: Pick<ThirdRet, 'line' | 'num' | 'applyAmount'>
}) {
  const texts = returnsTexts.use()
  return (
    <ul className={styles.lines}>
      <li>
        <ThirdThumb line={line} size={44} />
        <div>
          <div>{line.title}</div>
          <div className="soft small">
            {line.productAttr} <span className="mono">{line.productSn}</span>
          </div>
          {num < line.quantity && (
            <div className="soft small">
              {texts.boughtInAll(line.quantity, money(line.paidAmount))}
            </div>
          )}
        </div>
        <span className={styles.figure}>
          × {num} {applyAmount > 0 && money(applyAmount)}
        </span>
      </li>
    </ul>
  )
}
