import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { href } from '@mallard/contract/paths'
import { ChevronIcon, LocationIcon, PlusIcon } from '@mallard/ui/icons'
import { Tag } from '@mallard/ui/tag'
import { Link, usePage } from '#platform/navigator/index.ts'
import { Region } from '#entities/address/region.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import styles from './checkout.module.css'

/** Where an address is chosen or written for this checkout. */
export function useAddressHref(flowId: string, cartId: string, isNew: boolean): string {
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  return isNew
    ? href('addressEdit', store, { flowId, cartId })
    : href('addressList', { ...store, sourcePage: 'checkout' }, { flowId, cartId })
}

export function AddressCard({ address, to }: { address: Flow['address']; to: string }) {
  const texts = checkoutTexts()
  if (!address) {
    return (
      <Link to={to} className={`${styles.address} ${styles.vacant}`}>
        <span className={styles.pin}>
          <PlusIcon size={20} />
        </span>
        <span className={styles.where}>
          <span className={styles.detail}>{texts.addAddress}</span>
          <span className={styles.region}>{texts.addAddressNote}</span>
        </span>
        <ChevronIcon size={18} className={styles.arrow} />
      </Link>
    )
  }
  return (
    <Link to={to} className={styles.address}>
      <span className={styles.pin}>
        <LocationIcon size={20} />
      </span>
      <span className={styles.where}>
        <span className={styles.region}>
          {address.isDefault && <Tag>{texts.defaultAddress}</Tag>} <Region of={address} />
        </span>
        <span className={styles.detail}>{address.detail}</span>
        <span className={styles.who}>
          {address.name} <span className="tnum">{address.phone}</span>
        </span>
        <span className="sr-only">{texts.changeAddress}</span>
      </span>
      <ChevronIcon size={18} className={styles.arrow} />
    </Link>
  )
}
