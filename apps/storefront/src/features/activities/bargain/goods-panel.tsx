import type { Bargain } from '@mallard/contract/activities/bargain/bargain.fields'
import { href } from '@mallard/contract/paths'
import type { Fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Tag } from '@mallard/ui/tag'
import shared from '#entities/activity/activity.module.css'
import { usePage } from '#platform/navigator/index.ts'
import { bargainTexts } from './bargain.texts.ts'

/** Yuan without empty decimals. */
export const shortYuan = (amount: Fen) => yuan(amount).replace(/\.00$/, '')

/** What is bargained for, in a line; it leads to `to`. */
export function BargainLine({ bargain, to }: { bargain: Bargain; to: string }) {
  const texts = bargainTexts()
  const { title, productAttr, pic, floorPrice, struckPrice, helpers, left } = bargain
  return (
    <ListRow
      picture={<Picture src={pic.url} alt="" sizes="88px" tint={pic.color} radius="m" />}
      title={title}
      note={productAttr}
      href={to}
      tags={
        <>
          <Tag>{texts.friends(helpers)}</Tag>
          {left === 0 && <Tag tone="neutral">{texts.gone}</Tag>}
          {left > 0 && left <= 10 && <Tag tone="warn">{texts.left(left)}</Tag>}
        </>
      }
      foot={<Price amount={floorPrice} original={struckPrice} size="lg" />}
      dim={left === 0}
    />
  )
}

/** The rules of an activity, in words. */
export function Rules({ bargain }: { bargain: Bargain }) {
  const texts = bargainTexts()
  const { helpers, roomHours, dailyHelps, helpLimit } = bargain
  return (
    <section className={shared.panel}>
      <h2>{texts.rules}</h2>
      <ul className={shared.rules}>
        <li>{texts.ruleShare(helpers, roomHours)}</li>
        <li>{texts.ruleOwn}</li>
        <li>{texts.ruleHelps(dailyHelps, helpLimit)}</li>
        <li>{texts.ruleStock}</li>
        <li>{texts.rulePrice}</li>
      </ul>
    </section>
  )
}

/** The page of the goods, where they can be had at their usual price. */
export function useGoodsHref({ itemId }: Bargain): string {
  const { partnerId, storeId } = usePage().scope
  return href('goods', { partnerId, storeId, itemId })
}
