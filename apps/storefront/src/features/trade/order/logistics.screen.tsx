import type { Locale } from '@mallard/kernel'
import type { Parcel } from '@mallard/contract/trade/order/order.fields'
import { href } from '@mallard/contract/paths'
import { Button, IconButton } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { Empty } from '@mallard/ui/empty'
import { CopyIcon, PhoneIcon, TruckIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { Timeline } from '@mallard/ui/steps'
import { TabPanel, Tabs } from '@mallard/ui/tabs'
import { useState } from 'react'
import { copyText } from '#platform/copy.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useOffers } from '#platform/partner.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { orderTexts } from './order.texts.ts'
import { trackStep } from './track-step.ts'
import { trackStepTexts } from './track-step.texts.ts'
import styles from './order.module.css'

export default defineScreen('orderLogistics', {
  queries: ({ api, params }) => ({ parcels: api.order.traceDetail.query({ sn: params.orderId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={orderTexts().logisticsTitle} onBack={useNavigate().back} />
      <div className={styles.page} role="status" aria-label={orderTexts().loading}>
        <Card>
          <Skeleton width={140} height={20} />
          <SkeletonText lines={8} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { parcels }, params: { orderId } }) => (
    <Parcels parcels={parcels} orderId={orderId} />
  ),
})

function Parcels({ parcels, orderId }: { parcels: readonly Parcel[]; orderId: string }) {
  const texts = orderTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const [chosen, setChosen] = useState('0')
  const isSeveral = parcels.length > 1
  return (
    <>
      <NavBar title={texts.logisticsTitle} onBack={navigate.back}>
        {isSeveral && (
          <Tabs
            label={texts.logisticsTitle}
            items={parcels.map((_, place) => ({
              key: String(place),
              label: texts.parcel(place + 1),
            }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </NavBar>
      {parcels.length === 0 && (
        <Empty
          title={texts.noParcels}
          note={texts.noParcelsNote}
          action={
            <Button href={href('orderDetail', { partnerId, storeId, orderId })}>
              {texts.seeOrder}
            </Button>
          }
        />
      )}
      {parcels.map((parcel, place) =>
        isSeveral ? (
          <TabPanel key={parcel.id} of={String(place)} active={String(place) === chosen}>
            <ParcelCards parcel={parcel} />
          </TabPanel>
        ) : (
          <ParcelCards key={parcel.id} parcel={parcel} />
        ),
      )}
    </>
  )
}

/**
 * Carriers write in Chinese; where the shop is read in English, the step stands above their words.
 */
function stepWords(text: string, locale: Locale) {
  const original = <span lang="zh-CN">{text}</span>
  const step = locale === 'en' ? trackStep(text) : undefined
  return step ? { title: trackStepTexts()[step], note: original } : { title: original }
}

function ParcelCards({
  parcel: { kind, companyName, deliverySn, phone, stateText, items, traces },
}: {
  parcel: Parcel
}) {
  const texts = orderTexts()
  const locale = useLocale()
  const isFollowed = useOffers().tracking
  // The way has no name beside what is said of it.
  const isSaid = companyName === stateText
  const withoutCarrier = {
    van: texts.vanNote,
    none: texts.nothingSentNote,
    pickup: texts.pickupNote,
  }
  const told = [...traces].sort((a, b) => b.time - a.time)
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.parcelHead}>
          <span className={styles.seal}>
            <TruckIcon size={28} />
          </span>
          <div className={styles.parcelWords}>
            <h2 className={styles.statusText}>{stateText}</h2>
            <p className={styles.statusNote}>
              {isSaid ? '' : companyName} <span className="tnum">{deliverySn}</span>
            </p>
          </div>
          {deliverySn && (
            <IconButton
              icon={<CopyIcon size={20} />}
              label={`${texts.copy} ${texts.waybill}`}
              onClick={() => void copyText(deliverySn, locale)}
            />
          )}
          {phone && (
            <IconButton
              icon={<PhoneIcon size={20} />}
              label={texts.call(companyName)}
              href={`tel:${phone}`}
            />
          )}
        </div>
        {items.length > 0 && (
          <ul className={styles.parcelGoods} aria-label={texts.parcelGoods}>
            {items.map(({ id, pic, title, productQuantity }) => (
              <li key={id}>
                <Picture
                  src={pic.url}
                  alt={title}
                  sizes="64px"
                  widths={[200]}
                  tint={pic.color}
                  radius="m"
                />
                <span>{texts.units(productQuantity)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title={kind === 'express' ? texts.track : undefined}>
        {kind !== 'express' ? (
          <p className={styles.statusNote}>{withoutCarrier[kind]}</p>
        ) : told.length > 0 ? (
          <Timeline
            items={told.map(({ time, text }, place) => ({
              key: `${time} ${place}`,
              ...stepWords(text, locale),
              time: momentText(time, locale),
            }))}
          />
        ) : (
          <p className={styles.statusNote}>{isFollowed ? texts.noTrack : texts.notTracked}</p>
        )}
      </Card>
    </div>
  )
}
