import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { definePage } from '#platform/page/define-page.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { PageLink } from '#platform/parts/page-link.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { StuckRefund } from '#platform/parts/stuck-refund.tsx'
import { WaitingRefunds } from '#platform/parts/waiting-refunds.tsx'
import { otherReturn } from '#platform/other-return.ts'
import { refundErrorText, refundState } from '#platform/refund-state.ts'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { AgreeForm, type Agreement } from './agree.form.tsx'
import { PickupPanel } from './pickup-panel.tsx'
import { RefuseForm } from './refuse.form.tsx'
import { ReceiveForm, type Received } from './receive.form.tsx'
import { ReturnGoods } from './return-goods.tsx'
import { returnHead } from './return-head.tsx'
import { type Fact, ReturnLog, ReturnPictures } from './return-parts.tsx'
import { returnsTexts } from './returns.texts.ts'
import { SendForm } from './send.form.tsx'
import { TransferForm } from './transfer.form.tsx'
import { ThirdReturn } from './third-return.tsx'
import { isAwaited, useReturnStep } from './use-returns.ts'

type Action = AdminReturn['adminActions'][number]

export default function ReturnScreen({ id }: { id: string }) {
  return id.startsWith(otherReturn) ? (
    <ThirdReturn id={id.slice(otherReturn.length)} />
  ) : (
    <OwnReturn id={id} />
  )
}

const OwnReturn = definePage({
  texts: returnsTexts,
  read: (api, id) => ({ ...api.returnsAdmin.detail.query({ applyId: id }), staleTime: 3_000 }),
  every: (each) => (isAwaited(each) ? 5_000 : 0),
  section: 'returns',
  back: ({ back }) => back,
  waiting: ({ id }) => id,
  head: ({ one: each, open, ...frame }) =>
    returnHead(
      {
        each,
        auditName: `return ${each.applyId}`,
        actions: each.adminActions,
        onAction: (action) =>
          open((close, now) => <Forms open={action} each={now} onClose={close} />),
      },
      frame,
    ),
  body: ({ one: each }) => (
    <>
      {each.refundState === 'stuck' && <StuckRefund q={each.orderSn} />}
      <WaitingRefunds applyId={each.applyId} />
      <Columns
        main={
          <>
            <ReturnGoods each={each} />
            {each.pickups && <PickupPanel applyId={each.applyId} pickups={each.pickups} />}
            <ReturnFacts each={each} />
          </>
        }
        aside={<ReturnLog timeline={each.timeline} log={each.log} />}
      />
    </>
  ),
})

function Forms({ open, each, onClose }: { open: Action; each: AdminReturn; onClose: () => void }) {
  const { api } = useSession()
  const { applyId } = each
  const admin = api.returnsAdmin
  const agree = useReturnStep('returnsAdmin', applyId, (input: Agreement) =>
    admin.agree({ applyId, ...input }),
  )
  const refuse = useReturnStep('returnsAdmin', applyId, (reason: string) =>
    admin.refuse({ applyId, reason }),
  )
  const refuseReceipt = useReturnStep('returnsAdmin', applyId, (reason: string) =>
    admin.refuseReceipt({ applyId, reason }),
  )
  const receive = useReturnStep('returnsAdmin', applyId, (input: Received) =>
    admin.receive({ applyId, ...input }),
  )
  const sendAgain = useReturnStep(
    'returnsAdmin',
    applyId,
    (parcel: { companyCode: string; deliverySn: string }) =>
      admin.sendAgain({ applyId, ...parcel }),
  )
  const transferred = useReturnStep('returnsAdmin', applyId, (voucher: string) =>
    admin.transferred({ applyId, voucher }),
  )
  if (open === 'agree') return <AgreeForm of={{ each, step: agree }} onClose={onClose} />
  if (open === 'refuse') return <RefuseForm action="refuse" step={refuse} onClose={onClose} />
  if (open === 'refuseReceipt')
    return <RefuseForm action="refuseReceipt" step={refuseReceipt} onClose={onClose} />
  if (open === 'receive') return <ReceiveForm of={{ each, step: receive }} onClose={onClose} />
  if (open === 'sendAgain')
    return <SendForm of={{ action: 'sendAgain', step: sendAgain }} onClose={onClose} />
  return <TransferForm of={{ step: transferred }} onClose={onClose} />
}

function ReturnFacts({ each }: { each: AdminReturn }) {
  const texts = returnsTexts.use()
  const to = (sn: string) => (
    <PageLink to="orders" id={sn}>
      <span className="mono">{sn}</span>
    </PageLink>
  )
  const locale = useLocale()
  const facts: Fact[] = [
    [texts.type, each.typeText],
    [texts.order, to(each.orderSn)],
    [
      texts.buyer,
      <PageLink key="buyer" to="members" id={each.buyer.id}>
        {each.buyer.nickname} {each.buyer.phoneMasked}
      </PageLink>,
    ],
    [texts.reason, each.reason],
  ]
  if (each.desc) facts.push([texts.desc, each.desc])
  if (each.applyAmount > 0) facts.push([texts.applyAmount, money(each.applyAmount)])
  if (each.approvedAmount !== null && each.applyAmount > 0)
    facts.push([texts.approved, money(each.approvedAmount)])
  if (each.refund)
    facts.push([
      texts.refundNo,
      <PageLink key="number" to="payments" query={{ tab: 'refunds', q: each.refund.refundNo }}>
        <span className="mono">{each.refund.refundNo}</span>
      </PageLink>,
    ])
  if (each.refund)
    facts.push([
      texts.refund,
      `${refundState(each.refund.status, locale).text} ${refundErrorText(each.refund.lastError, locale)}`,
    ])
  if (each.returnAddress)
    facts.push([
      texts.returnAddress,
      `${each.returnAddress.name} ${each.returnAddress.phone} ${each.returnAddress.address}`,
    ])
  if (each.freight)
    facts.push([texts.freight, `${each.freight.companyName} ${each.freight.deliverySn}`])
  if (each.exchangeOrderSn) facts.push([texts.exchangeOrder, to(each.exchangeOrderSn)])
  if (each.answer) facts.push([texts.answer, each.answer])
  return (
    <Panel title={texts.facts}>
      <Facts facts={facts} />
      <ReturnPictures pics={each.pics} />
    </Panel>
  )
}
