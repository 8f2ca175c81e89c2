import { href } from '@mallard/contract/paths'
import { returnStatus, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type { Ret } from '@mallard/contract/aftersales/returns/returns.fields'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { useQueryClient } from '@tanstack/react-query'
import { afterSaleTexts } from '#entities/after-sale/after-sale.texts.ts'
import { ReturnActions } from '#entities/after-sale/return-actions.tsx'
import {
  ReturnFacts,
  ReturnHead,
  ReturnProgress,
  SendBackTo,
  type Fact,
} from '#entities/after-sale/return-parts.tsx'
import { useApi } from '#platform/api.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { useWake } from '#platform/use-wake.ts'
import { Bones } from './bones.tsx'
import { PickupPart, useIsFetched } from './pickup.tsx'
import { Outcomes } from './outcomes.tsx'
import { RefundLines } from './refund-lines.tsx'
import { returnsTexts } from './returns.texts.ts'
import { useReturns } from './use-returns.ts'
import styles from '#entities/after-sale/after-sale.module.css'

export default defineScreen('returnDetail', {
  queries: ({ api, params }) => ({ each: api.returns.v2Detail.query({ applyId: params.applyId }) }),
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones title={returnsTexts().detailTitle} lines={6} />,
  Screen: ({ data: { each } }) => <ReturnPage each={each} />,
})

function ReturnPage({ each }: { each: Ret }) {
  const texts = returnsTexts()
  const api = useApi()
  const client = useQueryClient()
  const locale = useLocale()
  const { cancel, setFreight, isBusy } = useReturns()
  useWake(
    () =>
      void client.invalidateQueries({ queryKey: api.returns.v2Detail.key }).catch(() => undefined),
  )
  const { returnAddress, freight } = each
  const isFetched = useIsFetched(each, returnAddress !== null)
  return (
    <>
      <NavBar title={texts.detailTitle} onBack={useNavigate().back} />
      <div className={styles.page}>
        <ReturnHead
          status={each.status}
          title={each.statusText}
          note={isFetched ? texts.fetchedNote : noteOf(each, locale)}
        />
        {each.status <= returnStatus.returning && (
          <SendBackTo address={returnAddress} freight={freight} />
        )}
        {returnAddress &&
          (each.status === returnStatus.agreed || each.status === returnStatus.returning) && (
            <PickupPart each={each} />
          )}
        {each.items.length > 0 && (
          <Card inset={false} title={texts.goods}>
            {each.items.map((item) => (
              <TradeLine key={item.id} line={item} />
            ))}
          </Card>
        )}
        <Outcomes outcomes={each.outcomes} />
        {each.refundAmounts && each.applyAmount > 0 && (
          <RefundLines amounts={each.refundAmounts} units={each.num} />
        )}
        <Facts each={each} />
        <ReturnProgress timeline={each.timeline} />
      </div>
      <ReturnActions
        actions={
          isFetched ? each.actions.filter((action) => action !== 'setFreight') : each.actions
        }
        isBusy={isBusy}
        onCancel={() => void cancel(each)}
        onFreight={(parcel, onDone) => void setFreight(each.applyId, parcel, onDone)}
      />
    </>
  )
}

function Facts({ each }: { each: Ret }) {
  const texts = returnsTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const to = (orderId: string) => (
    <Link to={href('orderDetail', { partnerId, storeId, orderId })}>{orderId}</Link>
  )
  const facts: Fact[] = [[texts.type, each.typeText]]
  if (each.exchange?.productAttr) facts.push([texts.variant, each.exchange.productAttr])
  const { isByStore } = each
  facts.push([isByStore ? texts.why : texts.reason, each.reason])
  if (each.desc) facts.push([texts.desc, each.desc])
  if (each.exchangeOrderSn) facts.push([texts.exchangeOrder, to(each.exchangeOrderSn)])
  if (each.type === returnType.reissue && each.status === returnStatus.done)
    facts.push([
      texts.parcel,
      <Link key="parcel" to={href('orderLogistics', { partnerId, storeId, orderId: each.orderSn })}>
        {texts.follow}
      </Link>,
    ])
  facts.push(
    [texts.orderSn, to(each.orderSn)],
    [texts.applyId, each.applyId],
    [isByStore ? texts.started : texts.created, momentText(each.createTime, locale)],
  )
  return <ReturnFacts title={texts.info} facts={facts} pics={each.pics} />
}

/** What happens next, and until when. */
function noteOf(each: Ret, locale: ReturnType<typeof useLocale>): string {
  const texts = returnsTexts()
  const until = each.deadlineAt === null ? '' : momentText(each.deadlineAt, locale)
  const isRefund = each.type === returnType.back || each.type === returnType.refundOnly
  const money: Readonly<Record<NonNullable<Ret['refundState']>, string>> = {
    underWay: texts.refundingNote,
    byHand: texts.transferringNote,
    stuck: texts.stuckNote,
    done: texts.doneRefund,
    doneByHand: texts.doneByHand,
  }
  const ofMoney = isRefund && each.refundState ? money[each.refundState] : undefined
  const notes: Readonly<Record<number, string>> = {
    [returnStatus.requested]: texts.requestedNote(until),
    [returnStatus.agreed]: texts.agreedNote(until),
    [returnStatus.returning]: texts.returningNote,
    [returnStatus.processing]: ofMoney ?? (isRefund ? texts.freeNote : texts.sendingNote),
    [returnStatus.done]: ofMoney ?? (isRefund ? texts.doneFree : texts.doneSent),
    [returnStatus.refused]: texts.refusedNote(each.answer),
    [returnStatus.cancelled]: afterSaleTexts.of(locale).cancelledNote,
  }
  return notes[each.status] ?? ''
}
