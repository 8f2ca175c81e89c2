import type { CartLine as Line } from '@mallard/contract/trade/cart/cart.fields'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { Button, IconButton } from '@mallard/ui/button'
import { Checkbox } from '@mallard/ui/checkbox'
import { confirm } from '@mallard/ui/dialog'
import { TrashIcon } from '@mallard/ui/icons'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { Stepper } from '@mallard/ui/stepper'
import { SwipeRow } from '@mallard/ui/swipe-row'
import { Tag } from '@mallard/ui/tag'
import { toast } from '@mallard/ui/toast'
import { slashed } from '@mallard/ui/slashed'
import { Link, usePage } from '#platform/navigator/index.ts'
import { lineSizes } from '#entities/trade/trade-line.tsx'
import { unitPriceOf } from '#entities/trade/unit-price.ts'
import { maxQuantityOf } from './cart-change.ts'
import { ReductionChoice } from './reduction-choice.tsx'
import { SkuChange } from './sku-change.tsx'
import type { CartHandle } from './use-cart.ts'
import { cartTexts } from './cart.texts.ts'
import styles from './cart.module.css'

/** Stock from here on is worth a word. */
const fewUnits = 5

export function CartLine({ line, handle }: { line: Line; handle: CartHandle }) {
  const texts = cartTexts()
  const { change } = handle
  const { partnerId, storeId } = usePage().scope
  const {
    id,
    itemId,
    title,
    pic,
    productAttr,
    productPrice,
    productQuantity,
    checked,
    valid,
    stock,
    limit,
  } = line
  const max = maxQuantityOf(line)
  const to = href('goods', { itemId, partnerId, storeId })
  const remove = () => change({ kind: 'remove', ids: [id] })

  async function atLimit(bound: 'min' | 'max') {
    if (bound === 'max')
      return toast(limit > 0 && limit <= stock ? limitText(line, texts) : texts.few(max))
    if (
      await confirm({
        title: texts.removeAsk,
        text: title,
        ok: texts.remove,
        cancel: texts.cancel,
        danger: true,
      })
    )
      remove()
  }

  return (
    <SwipeRow
      actions={
        <button type="button" onClick={remove} aria-label={texts.removeOf(title)}>
          {texts.remove}
        </button>
      }
    >
      <article className={styles.line} data-line={id}>
        <Checkbox
          label={texts.choose(title)}
          checked={checked}
          disabled={!valid}
          onChange={(on) => change({ kind: 'tick', ids: [id], checked: on })}
        />
        <Link to={to} tabIndex={-1} aria-hidden="true" className={styles.picture}>
          <Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />
        </Link>
        <div className={styles.words}>
          <div className={styles.head}>
            <Link to={to} className={styles.title}>
              {title}
            </Link>
            <IconButton
              icon={<TrashIcon size={18} />}
              label={texts.removeOf(title)}
              onClick={remove}
              className={styles.remove}
            />
          </div>
          {productAttr &&
            (line.isAddBuy ? (
              <p className={styles.attrs}>{slashed(productAttr)}</p>
            ) : (
              <SkuChange line={line} handle={handle} />
            ))}
          <Hints line={line} />
          {line.returnText && <p className={styles.returns}>{line.returnText}</p>}
          {line.choices.length > 1 && <ReductionChoice line={line} handle={handle} />}
          <div className={styles.foot}>
            <Price amount={unitPriceOf(line)} original={productPrice} />
            <Stepper
              size="sm"
              label={texts.quantityOf(title)}
              value={productQuantity}
              max={Math.max(1, max)}
              onChange={(quantity) => change({ kind: 'quantity', id, quantity })}
              onLimit={(bound) => void atLimit(bound)}
            />
          </div>
          {!valid && (
            <p className={styles.excess}>
              <span>
                {line.invalidReason === 'overLimit' ? texts.overLimit(limit) : texts.tooMany(stock)}
              </span>
              <Button
                size="sm"
                kind="soft"
                onClick={() => change({ kind: 'quantity', id, quantity: max })}
              >
                {texts.lower(max)}
              </Button>
            </p>
          )}
        </div>
      </article>
    </SwipeRow>
  )
}

const lostTexts = { notMet: 'addBuyNotMet', tooMany: 'addBuyTooMany', over: 'addBuyOver' } as const

/** Add-ons are counted by order, all other limits by person. */
function limitText({ isAddBuy, limit }: Line, texts: ReturnType<typeof cartTexts>): string {
  return isAddBuy ? texts.addBuyLimit(limit) : texts.limit(limit)
}

function Hints({ line }: { line: Line }) {
  const { priceDrop, valid, checked, stock, limit, isAddBuy, addBuyLost } = line
  const texts = cartTexts()
  const isFew = valid && stock <= fewUnits
  // What lowers units shows beside the price; reductions stand over their group.
  const deal = line.promotions.find(({ type }) => laneOf(type) === 'item')
  const lost = checked ? addBuyLost : null
  if (priceDrop === 0 && !isFew && !(valid && limit > 0) && !deal && !isAddBuy) return null
  return (
    <div className={styles.hints}>
      {isAddBuy && (
        <Tag tone={lost ? 'warn' : 'brand'}>{lost ? texts[lostTexts[lost]] : texts.addBuy}</Tag>
      )}
      {deal && <Tag>{deal.name}</Tag>}
      {priceDrop > 0 && <Tag tone="good">{texts.dropped(yuan(priceDrop))}</Tag>}
      {isFew && <Tag tone="warn">{texts.few(stock)}</Tag>}
      {valid && limit > 0 && <Tag tone="neutral">{limitText(line, texts)}</Tag>}
    </div>
  )
}
