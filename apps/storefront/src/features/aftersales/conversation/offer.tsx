import { Button, IconButton } from '@mallard/ui/button'
import { CloseIcon } from '@mallard/ui/icons'
import { Price } from '@mallard/ui/price'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { CardBody } from './bubble.tsx'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'

interface OfferProps {
  onSend: (title: string) => void
  onClose: () => void
}

/** What the shopper came from, to be sent by one press or sent away; never sent by itself. */
export function Offer({
  goods,
  order,
  sendGoods,
  sendOrder,
}: {
  goods: string | undefined
  order: string | undefined
  sendGoods: (itemId: number, title: string) => void
  sendOrder: (orderSn: string, title: string) => void
}) {
  const [isOver, setOver] = useState(false)
  const close = () => setOver(true)
  if (isOver) return null
  if (goods !== undefined && /^\d{1,9}$/.test(goods)) {
    const send = (title: string) => sendGoods(Number(goods), title)
    return <GoodsOffer itemId={Number(goods)} onSend={send} onClose={close} />
  }
  if (order !== undefined && /^\d{20}$/.test(order)) {
    const send = (title: string) => sendOrder(order, title)
    return <OrderOffer orderSn={order} onSend={send} onClose={close} />
  }
  return null
}

function GoodsOffer({ itemId, ...rest }: OfferProps & { itemId: number }) {
  const texts = conversationTexts()
  const { data } = useQuery(useApi().catalog.detail.query({ id: itemId }))
  if (!data) return null
  return (
    <Frame title={data.title} send={texts.sendGoods} {...rest}>
      <CardBody pic={data.pic} title={data.title}>
        <Price amount={data.price} size="sm" />
      </CardBody>
    </Frame>
  )
}

function OrderOffer({ orderSn, ...rest }: OfferProps & { orderSn: string }) {
  const texts = conversationTexts()
  const { data } = useQuery(useApi().order.detail.query({ sn: orderSn }))
  const first = data?.items[0]
  if (!data || !first) return null
  return (
    <Frame title={first.title} send={texts.sendOrder} {...rest}>
      <CardBody pic={first.pic} title={first.title}>
        <span className={styles.cardLine}>
          {data.statusText} <span className="tnum">{orderSn}</span>
        </span>
      </CardBody>
    </Frame>
  )
}

function Frame({
  title,
  send,
  children,
  onSend,
  onClose,
}: OfferProps & { title: string; send: string; children: React.ReactNode }) {
  const texts = conversationTexts()
  const press = () => {
    onSend(title)
    onClose()
  }
  return (
    <div className={styles.offerRoom}>
      <section className={styles.offer} aria-label={texts.offered}>
        <div className={styles.offerHead}>
          {texts.offered}
          <IconButton icon={<CloseIcon size={18} />} label={texts.dismiss} onClick={onClose} />
        </div>
        {children}
        <Button kind="soft" size="sm" block onClick={press}>
          {send}
        </Button>
      </section>
    </div>
  )
}
