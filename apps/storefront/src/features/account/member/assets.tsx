import { href } from '@mallard/contract/paths'
import { Card } from '@mallard/ui/card'
import { Link, usePage } from '#platform/navigator/index.ts'
import { useSession } from '#platform/session.ts'
import type { MemberIndex } from './level-card.tsx'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

/** What one has in this shop, each figure the way to it. */
export function Assets({ counts, me }: Pick<MemberIndex, 'counts' | 'me'>) {
  const texts = userCenterTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const notices = useSession((session) => session.notices)
  const assets = [
    { name: texts.coupons, count: counts.couponNum, to: href('couponList', store) },
    { name: texts.points, count: me.integration, to: href('integralCenter', {}) },
    { name: texts.favourites, count: counts.collections, to: href('collectionList', store) },
    { name: texts.messages, count: notices, to: href('settingMessage', store), isNews: true },
  ]
  return (
    <Card>
      <nav className={styles.assets} aria-label={texts.assets}>
        {assets.map(({ name, count, to, isNews = false }) => (
          <Link key={name} to={to} className={styles.asset}>
            <strong data-news={isNews && count > 0}>{count}</strong>
            {name}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
