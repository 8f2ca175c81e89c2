import type { PictureRef } from '@mallard/contract/fields'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import {
  CheckCircleIcon,
  CloseIcon,
  LocationIcon,
  ReturnIcon,
  TruckIcon,
  WarningIcon,
} from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { Picture } from '@mallard/ui/picture'
import { Timeline } from '@mallard/ui/steps'
import type { ReactNode } from 'react'
import { dotted } from '#platform/dotted.ts'
import { momentText } from '#platform/moment-text.ts'
import { afterSaleTexts } from './after-sale.texts.ts'
import styles from './after-sale.module.css'

const seals: Readonly<
  Record<number, readonly [className: string | undefined, Icon: typeof ReturnIcon]>
> = {
  [returnStatus.done]: [styles.good, CheckCircleIcon],
  [returnStatus.refused]: [styles.warn, WarningIcon],
  [returnStatus.cancelled]: [styles.grey, CloseIcon],
}

/** How a return stands, and what happens next. */
export function ReturnHead({
  status,
  title,
  note,
}: {
  status: number
  title: string
  note: ReactNode
}) {
  const [tone, Icon] = seals[status] ?? ['', ReturnIcon]
  return (
    <section className={styles.headline}>
      <span className={`${styles.seal} ${tone}`}>
        <Icon size={28} />
      </span>
      <div>
        <h2 className={styles.statusText}>{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
    </section>
  )
}

/** Where the goods go, and the parcel that they are in. */
export function SendBackTo({
  address,
  freight,
}: {
  address: Ret['returnAddress']
  freight: Ret['freight']
}) {
  const texts = afterSaleTexts()
  if (!address) return null
  return (
    <CellList title={texts.address}>
      <Cell
        icon={<LocationIcon />}
        title={
          <>
            {address.name} <span className="tnum">{address.phone}</span>
          </>
        }
        note={dotted([address.address, texts.addressNote])}
      />
      {freight && (
        <Cell
          icon={<TruckIcon />}
          title={texts.freight}
          note={`${freight.companyName} ${freight.deliverySn}`}
        />
      )}
    </CellList>
  )
}

export type Fact = readonly [name: string, value: ReactNode]

/** What was asked for, with the pictures that were sent along. */
export function ReturnFacts({
  title,
  facts,
  pics,
}: {
  title: string
  facts: readonly Fact[]
  pics: readonly PictureRef[]
}) {
  const texts = afterSaleTexts()
  return (
    <Card title={title}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ReturnPictures pics={pics} label={texts.pics} />
    </Card>
  )
}

export function ReturnPictures({ pics, label }: { pics: readonly PictureRef[]; label: string }) {
  if (pics.length === 0) return null
  return (
    <div className={styles.pics}>
      {pics.map(({ url, color }, place) => (
        <Picture
          key={url}
          src={url}
          alt={`${label} ${place + 1}`}
          sizes="64px"
          widths={[200]}
          tint={color}
          radius="m"
        />
      ))}
    </div>
  )
}

export function ReturnProgress({ timeline }: { timeline: Ret['timeline'] }) {
  const texts = afterSaleTexts()
  const locale = useLocale()
  return (
    <Card title={texts.progress}>
      <Timeline
        items={timeline.map(({ event, text, note, time }, place) => ({
          key: `${event} ${place}`,
          title: text,
          time: momentText(time, locale),
          ...(note && { note }),
        }))}
      />
    </Card>
  )
}
