import type { Cart } from '@mallard/contract/trade/cart/cart.fields'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Checkbox } from '@mallard/ui/checkbox'
import { ChevronDownIcon } from '@mallard/ui/icons'
import { Price } from '@mallard/ui/price'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { PriceLines } from '#entities/trade/price-lines.tsx'
import { WhyPrice } from '#entities/trade/why-price.tsx'
import { cartTexts } from './cart.texts.ts'
import type { CartHandle } from './use-cart.ts'
import styles from './cart.module.css'

/** Tick all, what it comes to and why, and on to the checkout. */
export function CartBar({ handle: { cart, change, settled } }: { handle: CartHandle }) {
  const texts = cartTexts()
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const lines = cart.groups.flatMap((group) => group.lines).filter((line) => line.valid)
  const checked = lines.filter((line) => line.checked)

  async function checkout() {
    if (checked.length === 0) return toast(texts.nothingChosen)
    setBusy(true)
    try {
      await settled()
      const { flowId, cartId } = await api.checkout.checkout({ ids: checked.map(({ id }) => id) })
      navigate(href('orderCheckout', { partnerId, storeId, flowId, cartId }))
    } catch {
      // The shell has told the shopper why; perhaps another tab or phone has changed the cart.
      client.invalidateQueries({ queryKey: api.cart.list.key }).catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ActionBar aboveTabs wraps>
        <Checkbox
          checked={cart.checkedAll}
          indeterminate={!cart.checkedAll && checked.length > 0}
          disabled={lines.length === 0}
          onChange={(on) => change({ kind: 'tick', ids: lines.map(({ id }) => id), checked: on })}
        >
          {texts.all}
        </Checkbox>
        <button
          type="button"
          className={styles.sum}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
        >
          <span className={styles.total}>
            {texts.total} <Price amount={cart.amounts.payAmount} size="lg" cents="always" />
          </span>
          <span className={styles.why}>
            <Why cart={cart} />
            <ChevronDownIcon size={14} />
          </span>
        </button>
        <Button
          kind="primary"
          size="lg"
          busy={isBusy}
          disabled={lines.length === 0}
          onClick={() => void checkout()}
          className={styles.go}
        >
          {texts.checkout(cart.checkedNum)}
        </Button>
      </ActionBar>
      <span className="sr-only" role="status">
        {`${texts.total} ¥${yuan(cart.amounts.payAmount)}`}
      </span>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={texts.detailTitle}>
        <div className={styles.sheet}>
          <p className={styles.chosen}>{texts.detailChosen(cart.checkedNum)}</p>
          <PriceLines amounts={cart.amounts} total={texts.detailTotal} withoutFreight />
          <WhyPrice lines={[...checked, ...cart.gifts]} promotions={cart.promotions} />
          <p className={styles.note}>{freightWords(cart, texts)}</p>
        </div>
      </Sheet>
    </>
  )
}

function Why({ cart }: { cart: Cart }) {
  const texts = cartTexts()
  const { promotionAmount } = cart.amounts
  return promotionAmount > 0 ? (
    <span className={styles.saved}>{texts.saved(yuan(promotionAmount))}</span>
  ) : (
    <span>{freightWords(cart, texts)}</span>
  )
}

function freightWords(
  { freeFreightMissing, checkedNum }: Cart,
  texts: ReturnType<typeof cartTexts>,
): string {
  if (checkedNum === 0 || freeFreightMissing === null) return texts.freightLater
  return freeFreightMissing === 0 ? texts.freightFree : texts.freightLater
}
