import { returnRole } from '@mallard/contract/aftersales/returns/returns.codes'
import { href } from '@mallard/contract/paths'
import type { Commission } from '@mallard/contract/promoters/fx/fx.fields'
import { useLocale } from '@mallard/ui/locale'
import { Tag } from '@mallard/ui/tag'
import { dayText } from '#platform/moment-text.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { fxTexts } from './fx.texts.ts'
import { sum, Thing } from './parts.tsx'
import styles from './fx.module.css'

const tones = { 0: 'warn', 1: 'good', 4: 'neutral' } as const

/** What one line brought, with the way to ask for a return of it while it is not settled. */
export function CommissionRow({ commission }: { commission: Commission }) {
  const texts = fxTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { title, pic, orderTail, orderItemId, bp, amount, reversed, status, settleAt } = commission
  return (
    <li className={styles.row}>
      <Thing pic={pic} title={title}>
        <span className={`tnum ${styles.soft}`}>{texts.order(orderTail, bp)}</span>
        {reversed > 0 && (
          <span className={`tnum ${styles.soft}`}>{texts.reversed(sum(reversed))}</span>
        )}
        {status === 0 && settleAt !== null && (
          <span className={`tnum ${styles.soft}`}>{texts.settles(dayText(settleAt, locale))}</span>
        )}
        {status === 0 && (
          <Link
            className={styles.ask}
            to={href(
              'returnPartStep1',
              { partnerId, storeId, orderItemId: String(orderItemId) },
              { role: String(returnRole.distributor) },
            )}
          >
            {texts.askReturn}
          </Link>
        )}
      </Thing>
      <span className={`tnum ${styles.sum}`}>
        <span className={status === 4 ? styles.gone : undefined} translate="no">
          {`¥${sum(amount)}`}
        </span>
        <Tag tone={tones[status]}>{texts[`status${status}`]}</Tag>
      </span>
    </li>
  )
}
