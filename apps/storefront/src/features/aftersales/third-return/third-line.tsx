import type { ThirdLine as Line } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { fen } from '@mallard/kernel'
import { BoxIcon } from '@mallard/ui/icons'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import type { ReactNode } from 'react'
import { dotted } from '#platform/dotted.ts'
import styles from './third-return.module.css'

interface ThirdLineProps {
  line: Line
  /** How many of them it is about. */
  count: string
  /** Whether these are all that was paid for. */
  isWhole: boolean
  foot?: ReactNode
  href?: string | undefined
}

/** Goods that another platform sold, with our own picture where we sell the same. */
export function ThirdLine({ line, count, isWhole, foot, href }: ThirdLineProps) {
  const { pic, title, productAttr, paidAmount } = line
  return (
    <ListRow
      picture={
        pic ? (
          <Picture src={pic.url} alt="" sizes="88px" tint={pic.color} />
        ) : (
          <span className={styles.blank}>
            <BoxIcon size={32} />
          </span>
        )
      }
      href={href}
      title={title}
      note={dotted([productAttr, count])}
      foot={isWhole && <Price amount={fen(paidAmount)} tone="ink" cents="always" />}
      trailing={foot}
    />
  )
}
