import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { orderTexts } from './order.texts.ts'
import styles from './order.module.css'
import { ReceiverForm } from './receiver.form.tsx'

export function OrderReceiver({ order, canEdit }: { order: AdminOrder; canEdit: boolean }) {
  const texts = orderTexts.use()
  const [isEditing, setIsEditing] = useState(false)
  const { name, phone, province, city, county, detail } = order.receiver
  const address = `${province} ${city} ${county} ${detail}`
  return (
    <Panel
      title={texts.receiverTitle}
      extra={
        <span>
          <CopyButton
            text={`${name} ${phone} ${address}`}
            label={texts.copyAddress}
            done={texts.copied}
          />
          {canEdit && (
            <Button
              type="text"
              size="small"
              onClick={() => setIsEditing(true)}
              aria-label={`${texts.edit} ${texts.receiverTitle}`}
            >
              {texts.edit}
            </Button>
          )}
        </span>
      }
    >
      <p>
        <strong className={styles.receiver}>{name}</strong> <span className="tnum">{phone}</span>
      </p>
      <p>{address}</p>
      <p className="soft small" style={{ marginTop: 8 }}>
        {texts.buyer}{' '}
        <PageLink to="members" id={order.buyer.id}>
          {order.buyer.nickname} {order.buyer.phoneMasked}
        </PageLink>
      </p>
      {isEditing && <ReceiverForm of={order} onClose={() => setIsEditing(false)} />}
    </Panel>
  )
}
