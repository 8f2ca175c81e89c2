import { href } from '@mallard/contract/paths'
import { Card } from '@mallard/ui/card'
import {
  CalendarIcon,
  GiftIcon,
  LocationIcon,
  ReceiptIcon,
  TagIcon,
  UsersIcon,
  WalletIcon,
} from '@mallard/ui/icons'
import { onFirstUse } from '@mallard/ui/first-use'
import { useState } from 'react'
import { Link, usePage } from '#platform/navigator/index.ts'
import type { MemberIndex } from './level-card.tsx'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

const BargainsSheet = onFirstUse(() =>
  import('./bargains-sheet.tsx').then((module) => module.default),
)

/** What one takes part in, and what is often needed. */
export function Shortcuts({
  me,
  signIn,
  canPromote,
}: Pick<MemberIndex, 'me' | 'signIn' | 'canPromote'>) {
  const texts = userCenterTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const [isBargaining, setBargaining] = useState(false)
  const tiles = [
    signIn && {
      Icon: CalendarIcon,
      name: texts.signIn,
      note: signIn.isSigned ? texts.signed : texts.signInFor(signIn.points),
      to: href('signIn', store),
    },
    { Icon: UsersIcon, name: texts.groups, to: href('groupBuyOrderList', store) },
    { Icon: TagIcon, name: texts.bargains },
    { Icon: GiftIcon, name: texts.prizes, to: href('lotteryWinRecord', store) },
    {
      Icon: LocationIcon,
      name: texts.addresses,
      to: href('addressList', { ...store, sourcePage: 'user' }),
    },
    { Icon: ReceiptIcon, name: texts.invoices, to: href('scInvoiceList', {}) },
    me.roles.includes('employee') && {
      Icon: TagIcon,
      name: texts.innerBuy,
      to: href('innerBuyList', store),
    },
    canPromote && { Icon: WalletIcon, name: texts.promoting, to: href('fxCenter', store) },
  ].filter((tile) => tile !== null && tile !== false)
  return (
    <Card title={texts.shortcuts}>
      <div className={styles.tiles}>
        {tiles.map(({ Icon, name, note, to }) => {
          const shown = (
            <>
              <span className={styles.icon}>
                <Icon />
              </span>
              {name}
              {note && <small>{note}</small>}
            </>
          )
          return to ? (
            <Link key={name} to={to} className={styles.tile}>
              {shown}
            </Link>
          ) : (
            <button
              key={name}
              type="button"
              className={styles.tile}
              onClick={() => setBargaining(true)}
            >
              {shown}
            </button>
          )
        })}
      </div>
      <BargainsSheet open={isBargaining} onClose={() => setBargaining(false)} />
    </Card>
  )
}
