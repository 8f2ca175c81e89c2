import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { CrownIcon } from '@mallard/ui/icons'
import { loginHref } from '#platform/login.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'

/** What one has to spend, on top of the pages about points; a visitor is asked to sign in. */
export function PointsHead({
  balance,
  level,
}: {
  balance: number | null
  level?: string | undefined
}) {
  const texts = pointsShopTexts()
  const { scope } = usePage()
  const { partnerId, storeId } = scope
  return (
    <section className={styles.head}>
      <div className={styles.headLine}>
        <span className={styles.small}>{balance === null ? texts.signIn : texts.balance}</span>
        {level !== undefined && (
          <Link to={href('integralGrowth', {})} className={styles.level}>
            <CrownIcon size={14} />
            <span className="sr-only">{texts.level}</span>
            {level}
          </Link>
        )}
      </div>
      <div className={styles.headLine}>
        {balance === null ? (
          <Button
            kind="primary"
            href={loginHref(scope, href('pointsStore', { partnerId, storeId }))}
          >
            {texts.signInButton}
          </Button>
        ) : (
          <b className={`tnum ${styles.big}`}>{balance}</b>
        )}
        {balance !== null && (
          <span className={styles.links}>
            <Link to={href('integralCenter', {})}>{texts.ledger}</Link>
            <Link to={href('pointsList', { partnerId, storeId })}>{texts.earn}</Link>
          </span>
        )}
      </div>
    </section>
  )
}
