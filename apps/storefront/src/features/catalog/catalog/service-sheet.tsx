import { href } from '@mallard/contract/paths'
import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { Button } from '@mallard/ui/button'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import {
  CheckCircleIcon,
  ClockIcon,
  LocationIcon,
  MessageIcon,
  PhoneIcon,
  ReturnIcon,
  ShieldIcon,
} from '@mallard/ui/icons'
import { Sheet } from '@mallard/ui/sheet'
import type { ReactNode } from 'react'
import { usePage } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { DeliveryPart } from './delivery-part.tsx'
import { laterTexts } from './goods-later.texts.ts'
import styles from './service-sheet.module.css'

/** How to reach the store, how the goods come, or what it promises. */
export type ServiceTopic = 'contact' | 'delivery' | 'services'

export interface ServiceSheetProps {
  open: boolean
  about: ServiceTopic
  onClose: () => void
  goods: GoodsDetail
}

export default function ServiceSheet({ open, about, onClose, goods }: ServiceSheetProps) {
  const texts = laterTexts()
  const store = usePartner()?.store
  const { scope } = usePage()
  const {
    services: [returns, ...others],
    promises = [],
  } = goods
  if (about === 'delivery') {
    return (
      <Sheet key="delivery" open={open} onClose={onClose} title={texts.deliveryTitle}>
        <DeliveryPart goods={goods} />
      </Sheet>
    )
  }
  if (about === 'services') {
    return (
      <Sheet key="services" open={open} onClose={onClose} title={texts.servicesTitle}>
        <ul className={styles.promises}>
          {returns !== undefined && (
            <Service
              icon={<ReturnIcon size={22} />}
              name={returns}
              text={
                'days' in goods.returnPolicy
                  ? texts.afterSale(goods.returnPolicy.days)
                  : texts.faultOnly
              }
            />
          )}
          {promises.map(({ name, text }) => (
            <Service key={name} icon={<ShieldIcon size={22} />} name={name} text={text} />
          ))}
          {others.map((name) => (
            <Service key={name} icon={<CheckCircleIcon size={22} />} name={name} text="" />
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
            <Button
              kind="primary"
              size="lg"
              block
              href={href('serviceMessage', scope, { goods: goods.itemId })}
              icon={<MessageIcon size={20} />}
            >
              {texts.chat}
            </Button>
            <Button
              kind="secondary"
              size="lg"
              block
              href={`tel:${store.phone}`}
              icon={<PhoneIcon size={20} />}
            >
              {store.phone}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  )
}

function Service({ icon, name, text }: { icon: ReactNode; name: string; text: string }) {
  return (
    <li>
      {icon}
      <span>
        <b>{name}</b>
        {text !== '' && <small>{text}</small>}
      </span>
    </li>
  )
}
