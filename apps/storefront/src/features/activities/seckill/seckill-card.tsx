import type { SaleState } from '@mallard/contract/activities/seckill/seckill.codes'
import type {
  SeckillGoods,
  SeckillQuota,
} from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Link, usePage } from '#platform/navigator/index.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import { TakenBar } from './taken-bar.tsx'
import styles from './seckill.module.css'

interface SeckillCardProps {
  goods: SeckillGoods
  promotionId: number
  state: SaleState
  quota: SeckillQuota | undefined
  /** In the first screen: its picture is asked for at once. */
  eager: boolean
}

/** A SKU of a session: what it is, how it sells, and the way to it. */
export function SeckillCard({ goods, promotionId, state, quota, eager }: SeckillCardProps) {
  const texts = seckillTexts()
  const { partnerId, storeId } = usePage().scope
  const { productSn, title, productAttr, pic, price, struckPrice } = goods
  const to = href('seckillDetail', { partnerId, storeId, id: promotionId, productSn })
  const isGone = state === 'soldOut' || state === 'ended'
  return (
    <li className={styles.card} data-gone={isGone || undefined}>
      <Link to={to} className={styles.face}>
        <span className={styles.frame}>
          <Picture
            src={pic.url}
            alt=""
            sizes="(min-width: 540px) 150px, 28vw"
            tint={pic.color}
            eager={eager}
            radius="m"
          />
          {state === 'soldOut' && <span className={styles.stamp}>{texts.soldOut}</span>}
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          <span className={styles.attr}>{productAttr}</span>
          {state === 'wait' ? (
            <span className={styles.attr}>{texts.quota(goods.quota)}</span>
          ) : (
            state !== 'ended' && <TakenBar quota={quota} />
          )}
        </span>
      </Link>
      <div className={styles.foot}>
        <Price amount={price} original={struckPrice} size="lg" tone={isGone ? 'ink' : 'brand'} />
        {state !== 'wait' && (
          <Button size="sm" kind={state === 'selling' ? 'primary' : 'secondary'} href={to}>
            {state === 'selling'
              ? texts.take
              : state === 'chance'
                ? texts.chance
                : state === 'soldOut'
                  ? texts.soldOut
                  : texts.over}
          </Button>
        )}
      </div>
    </li>
  )
}
