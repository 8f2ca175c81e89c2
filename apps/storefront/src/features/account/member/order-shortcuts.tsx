import type { FreshCounts } from '@mallard/contract/account/member/member.calls'
import { href } from '@mallard/contract/paths'
import { Card } from '@mallard/ui/card'
import {
  BoxIcon,
  ChevronIcon,
  StarIcon,
  ReturnIcon,
  TruckIcon,
  WalletIcon,
} from '@mallard/ui/icons'
import { Badge } from '@mallard/ui/tag'
import { Link, usePage } from '#platform/navigator/index.ts'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

const states = [
  { name: 'unpaid', active: 1, Icon: WalletIcon },
  { name: 'toShip', active: 2, Icon: BoxIcon },
  { name: 'toReceive', active: 3, Icon: TruckIcon },
  { name: 'toComment', active: 4, Icon: StarIcon },
  { name: 'afterSale', active: 5, Icon: ReturnIcon },
] as const

export function OrderShortcuts({ counts }: { counts: FreshCounts['orderCounts'] }) {
  const texts = userCenterTexts()
  const { partnerId, storeId } = usePage().scope
  const listHref = (active: number) =>
    active === 5
      ? href('returnList', { partnerId, storeId })
      : href('orderList', { partnerId, storeId, active })
  return (
    <Card
      title={texts.orders}
      extra={
        <Link to={listHref(0)} className={styles.all}>
          {texts.allOrders}
          <ChevronIcon size={16} />
        </Link>
      }
    >
      <nav className={styles.states} aria-label={texts.orders}>
        {states.map(({ name, active, Icon }) => (
          <Link key={name} to={listHref(active)} className={styles.state}>
            <Badge count={counts[name]}>
              <Icon />
            </Badge>
            {texts[name]}
          </Link>
        ))}
      </nav>
    </Card>
  )
}
