import { href } from '@mallard/contract/paths'
import { returnStatus } from '@mallard/contract/returns/returns.codes'
import type { Ret } from '@mallard/contract/returns/returns.fields'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { LocationIcon, ReturnIcon, TruckIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { Price } from '@mallard/ui/price'
import { SkeletonText } from '@mallard/ui/skeleton'
import { Timeline } from '@mallard/ui/steps'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '#platform/api.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/trade/moment-text.ts'
import { TradeLine } from '#platform/trade/trade-line.tsx'
import { useWake } from '#platform/trade/use-wake.ts'
import { FreightSheet } from './freight-sheet.tsx'
import { returnsTexts } from './returns.texts.ts'
import { useReturns } from './use-returns.ts'
import styles from './returns.module.css'

export default defineScreen('returnDetail', {
  queries: ({ api, params }) => ({ each: api.returns.v2Detail.query({ applyId: params.applyId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={returnsTexts().detailTitle} onBack={useNavigate().back} />
      <div className={styles.page} role="status" aria-label={returnsTexts().loading}>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { each } }) => <ReturnPage each={each} />,
})

function ReturnPage({ each }: { each: Ret }) {
  const texts = returnsTexts()
  const api = useApi()
  const client = useQueryClient()
  const locale = useLocale()
  const { cancel, setFreight, isBusy } = useReturns()
  const [isFilling, setIsFilling] = useState(false)
  useWake(() => void client.invalidateQueries({ queryKey: api.returns.v2Detail.key }).catch(() => undefined))
  const { returnAddress, freight, actions } = each
  return (
    <>
      <NavBar title={texts.detailTitle} onBack={useNavigate().back} />
      <div className={styles.page}>
        <section className={styles.headline}>
          <span className={styles.seal}>
            <ReturnIcon size={28} />
          </span>
          <div>
            <h2 className={styles.statusText}>{each.statusText}</h2>
            <p className={styles.note}>{noteOf(each, locale)}</p>
          </div>
        </section>
        {returnAddress && each.status <= returnStatus.returning && (
          <CellList title={texts.address}>
            <Cell
              icon={<LocationIcon />}
              title={
                <>
                  {returnAddress.name} <span className="tnum">{returnAddress.phone}</span>
                </>
              }
              note={`${returnAddress.address} · ${texts.addressNote}`}
            />
            {freight && <Cell icon={<TruckIcon />} title={texts.freight} note={`${freight.companyName} ${freight.deliverySn}`} />}
          </CellList>
        )}
        <Card inset={false} title={texts.goods}>
          {each.items.map((item) => (
            <TradeLine key={item.id} line={item} />
          ))}
        </Card>
        <Facts each={each} />
        <Card title={texts.progress}>
          <Timeline
            items={each.timeline.map(({ event, text, note, time }, place) => ({
              key: `${event} ${place}`,
              title: text,
              time: momentText(time, locale),
              ...(note && { note }),
            }))}
          />
        </Card>
      </div>
      {actions.length > 0 && (
        <ActionBar>
          <span className={styles.total} />
          {actions.includes('cancel') && (
            <Button kind="plain" busy={isBusy} onClick={() => void cancel(each)}>
              {texts.cancel}
            </Button>
          )}
          {actions.includes('setFreight') && (
            <Button kind="primary" onClick={() => setIsFilling(true)}>
              {texts.fillFreight}
            </Button>
          )}
        </ActionBar>
      )}
      <FreightSheet
        open={isFilling}
        onClose={() => setIsFilling(false)}
        isBusy={isBusy}
        onSave={(parcel) => void setFreight(each.applyId, parcel, () => setIsFilling(false))}
      />
    </>
  )
}

function Facts({ each }: { each: Ret }) {
  const texts = returnsTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const to = (orderId: string) => <Link to={href('orderDetail', { partnerId, storeId, orderId })}>{orderId}</Link>
  const facts: [string, ReactNode][] = [[texts.type, each.typeText]]
  if (each.applyAmount > 0) facts.push([texts.refund, <Price key="asked" amount={each.applyAmount} tone="ink" cents="always" />])
  if (each.approvedAmount !== null && each.applyAmount > 0) facts.push([texts.approved, <Price key="agreed" amount={each.approvedAmount} cents="always" />])
  facts.push([texts.reason, each.reason])
  if (each.desc) facts.push([texts.desc, each.desc])
  if (each.exchangeOrderSn) facts.push([texts.exchangeOrder, to(each.exchangeOrderSn)])
  facts.push([texts.orderSn, to(each.orderSn)], [texts.applyId, each.applyId], [texts.created, momentText(each.createTime, locale)])
  return (
    <Card title={texts.info}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {each.pics.length > 0 && (
        <div className={styles.pics}>
          {each.pics.map(({ url, color }, place) => (
            <Picture key={url} src={url} alt={`${texts.pics} ${place + 1}`} sizes="64px" widths={[200]} tint={color} radius="m" />
          ))}
        </div>
      )}
    </Card>
  )
}

/** What happens next, and until when. */
function noteOf(each: Ret, locale: ReturnType<typeof useLocale>): string {
  const texts = returnsTexts()
  const until = each.deadlineAt === null ? '' : momentText(each.deadlineAt, locale)
  const isMoney = each.type === 1 || each.type === 4
  const notes: Readonly<Record<number, string>> = {
    [returnStatus.requested]: texts.requestedNote(until),
    [returnStatus.agreed]: texts.agreedNote(until),
    [returnStatus.returning]: texts.returningNote,
    [returnStatus.processing]: isMoney ? texts.refundingNote : texts.sendingNote,
    [returnStatus.done]: isMoney ? texts.doneRefund : texts.doneSent,
    [returnStatus.refused]: texts.refusedNote(each.answer),
    [returnStatus.cancelled]: texts.cancelledNote,
  }
  return notes[each.status] ?? ''
}
