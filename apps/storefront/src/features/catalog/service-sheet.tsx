import type { GoodsDetail } from '@mallard/contract/catalog/catalog.fields'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { CheckCircleIcon, ClockIcon, LocationIcon, PhoneIcon, ReturnIcon, TruckIcon } from '@mallard/ui/icons'
import { Sheet } from '@mallard/ui/sheet'
import { usePartner } from '#platform/partner.ts'
import { goodsPageTexts } from './goods.texts.ts'
import styles from './service-sheet.module.css'

export interface ServiceSheetProps {
  open: boolean
  about: 'contact' | 'promises'
  onClose: () => void
  goods: GoodsDetail
}

/** How to reach the store, or what it promises. */
export default function ServiceSheet({ open, about, onClose, goods }: ServiceSheetProps) {
  const texts = goodsPageTexts()
  const store = usePartner()?.store
  if (about === 'promises') {
    return (
      <Sheet key="promises" open={open} onClose={onClose} title={texts.servicesTitle}>
        <ul className={styles.promises}>
          <li>
            <TruckIcon size={22} />
            <span>
              <b>{goods.freightText}</b>
              <small>{texts.freightNote}</small>
            </span>
          </li>
          {goods.services.map((service, place) => (
            <li key={service}>
              {place === 0 ? <ReturnIcon size={22} /> : <CheckCircleIcon size={22} />}
              <span>
                <b>{service}</b>
                {place === 0 && goods.afterSaleDays > 0 && <small>{texts.afterSale(goods.afterSaleDays)}</small>}
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    )
  }
  return (
    <Sheet key="contact" open={open} onClose={onClose} title={texts.contact}>
      {store && (
        <>
          <CellList>
            <Cell icon={<ClockIcon size={22} />} title={texts.hours} note={store.hours} />
            <Cell icon={<LocationIcon size={22} />} title={store.name} note={store.address} />
          </CellList>
          <div className={styles.call}>
            <Button kind="primary" size="lg" block href={`tel:${store.phone}`} icon={<PhoneIcon size={20} />}>
              {store.phone}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  )
}
