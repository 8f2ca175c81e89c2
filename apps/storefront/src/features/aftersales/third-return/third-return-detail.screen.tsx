import { href } from '@mallard/contract/paths'
import { isMoney, returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type {
  ThirdInfo,
  ThirdRet,
} from '@mallard/contract/aftersales/third-return/third-return.fields'
import { Card } from '@mallard/ui/card'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Price } from '@mallard/ui/price'
import { useQuery } from '@tanstack/react-query'
import { ReturnActions } from '#entities/after-sale/return-actions.tsx'
import {
  ReturnFacts,
  ReturnHead,
  ReturnProgress,
  SendBackTo,
  type Fact,
} from '#entities/after-sale/return-parts.tsx'
import parts from '#entities/after-sale/after-sale.module.css'
import { afterSaleTexts } from '#entities/after-sale/after-sale.texts.ts'
import { isTransport } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { momentText } from '#platform/moment-text.ts'
import { useWake } from '#platform/use-wake.ts'
import { Bones, NotShown } from './bones.tsx'
import { ThirdLine } from './third-line.tsx'
import { thirdReturnTexts } from './third-return.texts.ts'
import { useThirdReturn } from './use-third-return.ts'

export default defineScreen('thirdReturnDetail', {
  query: ['id'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => (
    <>
      <NavBar title={thirdReturnTexts().detailTitle} onBack={useNavigate().back} />
      <Detail id={query.id ?? ''} />
    </>
  ),
})

function Detail({ id }: { id: string }) {
  const api = useApi()
  const {
    data: each,
    error,
    refetch,
    isFetching,
  } = useQuery(api.thirdReturn.applyInfo.query({ id }))
  useWake(() => void refetch())
  if (error && !(each && isTransport(error)))
    return <NotShown error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  return each ? <Shown each={each} /> : <Bones />
}

function Shown({ each }: { each: ThirdInfo }) {
  const texts = thirdReturnTexts()
  const shared = afterSaleTexts()
  const locale = useLocale()
  const { cancel, addDelivery, isBusy } = useThirdReturn()
  const { applyId, actions, againTicket, line, settlement } = each
  return (
    <>
      <div className={parts.page}>
        <ReturnHead status={each.status} title={each.statusText} note={noteOf(each, locale)} />
        {each.status <= returnStatus.returning && (
          <SendBackTo address={each.returnAddress} freight={each.freight} />
        )}
        {settlement && (
          <ReturnFacts
            title={texts.settled}
            facts={
              'voucher' in settlement
                ? [[texts.voucher, settlement.voucher]]
                : [[texts.sent, `${settlement.companyName} ${settlement.deliverySn}`]]
            }
            pics={'voucher' in settlement ? settlement.pics : []}
          />
        )}
        <Card inset={false} title={texts.goods}>
          <ThirdLine
            line={each.line}
            count={texts.units(each.num)}
            isWhole={each.num === each.line.quantity}
          />
        </Card>
        <ReturnFacts
          title={texts.info}
          facts={factsOf(each, texts, shared, locale)}
          pics={each.pics}
        />
        <ReturnProgress timeline={each.timeline} />
      </div>
      <ReturnActions
        actions={actions}
        againHref={
          againTicket === null
            ? undefined
            : href('thirdReturnApply', {}, { ticket: againTicket, line: line.lineNo })
        }
        isBusy={isBusy}
        onCancel={() => void cancel(applyId)}
        onFreight={(parcel, onDone) => void addDelivery(applyId, parcel, onDone)}
      />
    </>
  )
}

type Locale = ReturnType<typeof useLocale>

function factsOf(
  each: ThirdRet,
  texts: ReturnType<typeof thirdReturnTexts>,
  shared: ReturnType<typeof afterSaleTexts>,
  locale: Locale,
): Fact[] {
  const facts: Fact[] = [
    [texts.platform, each.platformText],
    [texts.orderSn, each.thirdOrderSn],
    [texts.type, each.typeText],
  ]
  if (each.applyAmount > 0)
    facts.push([
      texts.amount,
      <Price key="asked" amount={each.applyAmount} tone="ink" cents="always" />,
    ])
  if (each.approvedAmount !== null && each.approvedAmount !== each.applyAmount)
    facts.push([texts.approved, <Price key="agreed" amount={each.approvedAmount} cents="always" />])
  facts.push([shared.reason, each.reason])
  if (each.desc) facts.push([shared.desc, each.desc])
  facts.push([texts.applyId, each.applyId], [texts.created, momentText(each.createTime, locale)])
  return facts
}

/** What happens next, and until when. */
function noteOf({ status, type, deadlineAt, answer }: ThirdRet, locale: Locale): string {
  const texts = thirdReturnTexts.of(locale)
  const until = deadlineAt === null ? '' : momentText(deadlineAt, locale)
  const isPaid = isMoney(type)
  const notes: Readonly<Record<number, string>> = {
    [returnStatus.requested]: texts.requestedNote(until),
    [returnStatus.agreed]: texts.agreedNote(until),
    [returnStatus.returning]: texts.returningNote,
    [returnStatus.processing]: isPaid ? texts.payingNote : texts.sendingNote,
    [returnStatus.done]: isPaid ? texts.donePaid : texts.doneSent,
    [returnStatus.refused]: texts.refusedNote(answer),
    [returnStatus.cancelled]: afterSaleTexts.of(locale).cancelledNote,
  }
  return notes[status] ?? ''
}
