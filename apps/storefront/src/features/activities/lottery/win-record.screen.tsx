import { prizeType, winStatus } from '@mallard/contract/activities/lottery/lottery.codes'
import type { LotteryWin } from '@mallard/contract/activities/lottery/lottery.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { onFirstUse } from '@mallard/ui/first-use'
import { useLocale } from '@mallard/ui/locale'
import { Tag } from '@mallard/ui/tag'
import { useState } from 'react'
import { copyText } from '#platform/copy.ts'
import { usePage } from '#platform/navigator/index.ts'
import { PageBar, RowBones } from '#platform/page-bar.tsx'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { regionText } from '#entities/address/place-text.ts'
import { PrizeIcon } from './prize-icon.tsx'
import styles from './lottery.module.css'
import { winTexts } from './win.texts.ts'

const AddressSheet = onFirstUse(() =>
  import('./win-address-sheet.tsx').then((module) => module.default),
)

export default defineScreen('lotteryWinRecord', {
  queries: ({ api }) => ({ wins: api.member.lotteryList.query({ page: 1, size: 99 }) }),
  head: ({ locale }) => ({ title: winTexts.of(locale).title, noIndex: true }),
  Skeleton: () => <RowBones bar={<Bar />} count={4} label={winTexts().loading} />,
  Screen: ({ data: { wins } }) => (
    <>
      <Bar />
      <Wins wins={wins.list} />
    </>
  ),
})

function Bar() {
  return <PageBar title={winTexts().title} />
}

function Wins({ wins }: { wins: readonly LotteryWin[] }) {
  const texts = winTexts()
  const [chosen, setChosen] = useState<LotteryWin>()
  const [isOpen, setOpen] = useState(false)
  if (wins.length === 0) return <Empty title={texts.empty} note={texts.emptyNote} />
  return (
    <div className={styles.page}>
      <ul className={styles.wins}>
        {wins.map((win) => (
          <WinCard
            key={win.lotteryItemId}
            win={win}
            onAddress={() => {
              setChosen(win)
              setOpen(true)
            }}
          />
        ))}
      </ul>
      {chosen && (
        <AddressSheet
          key={chosen.lotteryItemId}
          open={isOpen}
          win={chosen}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const tones = {
  [winStatus.needAddress]: 'warn',
  [winStatus.toShip]: 'brand',
  [winStatus.shipped]: 'good',
  [winStatus.done]: 'good',
  [winStatus.expired]: 'neutral',
} as const

function WinCard({ win, onAddress }: { win: LotteryWin; onAddress: () => void }) {
  const texts = winTexts()
  const locale = useLocale()
  const { type, name, pic, status, at, addressUntil, address, lotteryName } = win
  const isGoods = type === prizeType.goods
  return (
    <li className={styles.win}>
      <div className={styles.winHead}>
        <PrizeIcon type={type} pic={pic} />
        <div className={styles.winWords}>
          <span className={styles.winName}>{name}</span>
          <span className={styles.winNote}>
            {lotteryName} · {texts.at(momentText(at, locale))}
          </span>
          {status === winStatus.needAddress && addressUntil !== null && (
            <span className={styles.winNote}>{texts.until(momentText(addressUntil, locale))}</span>
          )}
          {address && (
            <span className={styles.winNote}>
              {address.name} {address.phone} · {regionText(address)} {address.detail}
            </span>
          )}
          {win.deliverySn && (
            <span className={styles.winNote}>{texts.sentBy(win.companyName, win.deliverySn)}</span>
          )}
        </div>
        <Tag tone={tones[status]}>{isGoods ? texts[`status${status}`] : texts.given}</Tag>
      </div>
      <Foot win={win} onAddress={onAddress} />
    </li>
  )
}

function Foot({ win, onAddress }: { win: LotteryWin; onAddress: () => void }) {
  const texts = winTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { type, status, deliverySn } = win
  if (status === winStatus.needAddress)
    return (
      <Button kind="primary" block onClick={onAddress}>
        {texts.write}
      </Button>
    )
  if (status === winStatus.toShip) return <Button onClick={onAddress}>{texts.change}</Button>
  if (deliverySn)
    return <Button onClick={() => void copyText(deliverySn, locale)}>{texts.copy}</Button>
  if (type === prizeType.coupon)
    return <Button href={href('couponList', { partnerId, storeId })}>{texts.toCoupons}</Button>
  if (type === prizeType.points)
    return <Button href={href('integralCenter', {})}>{texts.toPoints}</Button>
  return null
}
