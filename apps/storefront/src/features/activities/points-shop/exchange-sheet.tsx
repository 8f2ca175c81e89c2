import type { PointsGoods } from '@mallard/contract/activities/points-shop/points-shop.fields'
import { href } from '@mallard/contract/paths'
import { fen, times } from '@mallard/kernel/money'
import { Button } from '@mallard/ui/button'
import { Cell } from '@mallard/ui/cell'
import { CellList } from '@mallard/ui/card'
import { Countdown } from '@mallard/ui/countdown'
import { Sheet } from '@mallard/ui/sheet'
import { Stepper } from '@mallard/ui/stepper'
import { Tag } from '@mallard/ui/tag'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Delivery, useDelivery, type DeliveryChoice } from '#entities/address/delivery.tsx'
import { CouponCard } from '#entities/coupon/coupon-card.tsx'
import { useServerClock } from '#entities/activity/use-server-clock.ts'
import { useApi } from '#platform/api.ts'
import { useRequireLogin } from '#platform/login.ts'
import { usePage } from '#platform/navigator/index.ts'
import { Face } from './offer-card.tsx'
import { maxUnits, standingOf } from './offer.rules.ts'
import { PointsPrice, shortYuan } from './points-price.tsx'
import { pointsShopTexts } from './points-shop.texts.ts'
import styles from './points-shop.module.css'
import { useExchange } from './use-exchange.ts'

interface ExchangeSheetProps {
  open: boolean
  goods: PointsGoods
  balance: number | null
  serverTime: number
  onClose: () => void
}

/** What is offered, what it costs, where it goes, and the button that takes it. */
export default function ExchangeSheet({
  open,
  goods,
  balance,
  serverTime,
  onClose,
}: ExchangeSheetProps) {
  const texts = pointsShopTexts()
  const isGoods = goods.kind === 'goods'
  const [units, setUnits] = useState(1)
  const max = maxUnits(goods, balance)
  const quantity = Math.min(units, max)
  const address = useDelivery(open && isGoods)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={goods.title}
      footer={
        <Take
          goods={goods}
          balance={balance}
          quantity={quantity}
          address={address}
          onDone={onClose}
        />
      }
    >
      <div className={styles.sheet}>
        <Offered goods={goods} serverTime={serverTime} />
        {max > 1 && (
          <div className={styles.units}>
            <span>{texts.howMany}</span>
            <Stepper label={texts.howMany} value={quantity} max={max} onChange={setUnits} />
          </div>
        )}
        {isGoods && address.isKnown && <Delivery address={address} />}
        <ul className={styles.notes}>
          {(isGoods
            ? [texts.free, ...(goods.cashAmount > 0 ? [texts.payTime] : []), texts.back]
            : [texts.couponNote]
          ).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function Offered({ goods, serverTime }: { goods: PointsGoods; serverTime: number }) {
  const texts = pointsShopTexts()
  const { partnerId, storeId } = usePage().scope
  const { now, offset } = useServerClock(serverTime)
  const api = useApi()
  const client = useQueryClient()
  const { coupon, productAttr, salePrice, left, limitPerUser, minLevel, itemId, state } = goods
  const isSoon = state === 'WAIT'
  return (
    <>
      {coupon ? (
        <CouponCard coupon={coupon} />
      ) : (
        <div className={styles.offered}>
          <span className={styles.thumb}>
            <Face goods={goods} eager />
          </span>
          <span className={styles.facts}>
            <span className={styles.under}>{productAttr}</span>
            <PointsPrice points={goods.points} cashAmount={goods.cashAmount} large />
            <span className={styles.under}>{texts.worth(shortYuan(salePrice))}</span>
          </span>
        </div>
      )}
      <div className={styles.tags}>
        {coupon && <PointsPrice points={goods.points} cashAmount={goods.cashAmount} large />}
        {minLevel && <Tag tone="warn">{texts.from(minLevel.name)}</Tag>}
        <Tag tone="neutral">{texts.limit(limitPerUser)}</Tag>
        <Tag tone={left > 0 ? 'neutral' : 'bad'}>{left > 0 ? texts.left(left) : texts.gone}</Tag>
        {(isSoon || state === 'RUN') && (
          <Countdown
            label={isSoon ? texts.beginsIn : texts.endsIn}
            until={isSoon ? goods.startAt : goods.endAt}
            renderedAt={now}
            offset={offset}
            onEnd={() => void client.invalidateQueries({ queryKey: api.points.store.key })}
          />
        )}
      </div>
      {itemId !== null && (
        <CellList>
          <Cell title={texts.about} href={href('goods', { partnerId, storeId, itemId })} />
        </CellList>
      )}
    </>
  )
}

interface TakeProps {
  goods: PointsGoods
  balance: number | null
  quantity: number
  address: DeliveryChoice
  onDone: () => void
}

function Take({ goods, balance, quantity, address, onDone }: TakeProps) {
  const texts = pointsShopTexts()
  const requireLogin = useRequireLogin()
  const { isBusy, exchange } = useExchange(goods, onDone)
  const standing = standingOf(goods, balance)
  const points = goods.points * quantity
  const cash = times(fen(goods.cashAmount), quantity)
  const isGoods = goods.kind === 'goods'
  const lacksAddress = balance !== null && isGoods && address.isKnown && !address.chosen
  const words = {
    soon: texts.soon,
    gone: texts.gone,
    taken: texts.taken,
    lowLevel: texts.lowLevel,
    short: texts.lacks(points - (balance ?? 0)),
    open: cash > 0 ? texts.confirmPay(points, shortYuan(cash)) : texts.confirm(points),
  }
  return (
    <Button
      kind="primary"
      size="lg"
      block
      busy={isBusy}
      disabled={standing !== 'open' || lacksAddress}
      onClick={() =>
        void requireLogin().then((isIn) => {
          if (isIn) exchange(quantity, isGoods ? address.chosen?.id : undefined)
        })
      }
    >
      {words[standing]}
    </Button>
  )
}
