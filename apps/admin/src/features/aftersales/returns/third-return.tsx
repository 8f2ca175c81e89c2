import { returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type { AdminThirdReturn } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { Alert } from 'antd'
import { definePage } from '#platform/page/define-page.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { money } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { AgreeForm, type Agreement } from './agree.form.tsx'
import { RefuseForm } from './refuse.form.tsx'
import { returnHead } from './return-head.tsx'
import { type Fact, ReturnLog, ReturnPictures } from './return-parts.tsx'
import { returnsTexts } from './returns.texts.ts'
import { SendForm } from './send.form.tsx'
import { ThirdGoods } from './third-line.tsx'
import { ThirdReceiveForm } from './third-receive.form.tsx'
import { ThirdTransferForm } from './third-transfer.form.tsx'
import { useReturnStep } from './use-returns.ts'

type Action = Exclude<AdminThirdReturn['adminActions'][number], 'tellAgain'>

/** A return of goods that another platform sold. */
export const ThirdReturn = definePage({
  texts: returnsTexts,
  read: (api, id) => ({ ...api.thirdReturnAdmin.detail.query({ applyId: id }), staleTime: 3_000 }),
  // Until the OMS has heard of it.
  every: ({ oms }) => (oms.state === 'waiting' ? 5_000 : 0),
  section: 'returns',
  listed: '?from=other',
  back: ({ back }) => back,
  waiting: ({ id }) => id,
  head: ({ one: each, open, ...frame }) =>
    returnHead(
      {
        each,
        auditName: `thirdReturn ${each.applyId}`,
        actions: each.adminActions.filter((action): action is Action => action !== 'tellAgain'),
        onAction: (action) =>
          open((close, now) => <Forms open={action} each={now} onClose={close} />),
      },
      frame,
    ),
  body: ({ texts, one: each }) => (
    <Columns
      main={
        <>
          <Oms each={each} />
          <Panel title={texts.goods}>
            <ThirdGoods each={each} />
          </Panel>
          <Panel title={texts.facts}>
            <Facts facts={factsOf(each, texts)} />
            <ReturnPictures pics={each.pics} />
          </Panel>
          <Settlement each={each} />
        </>
      }
      aside={<ReturnLog timeline={each.timeline} log={each.log} />}
    />
  ),
})

/** How it was settled: money by hand, or a parcel. */
function Settlement({ each: { type, settlement } }: { each: AdminThirdReturn }) {
  const texts = returnsTexts.use()
  if (!settlement) return null
  return (
    <Panel title={texts.settlement}>
      {'voucher' in settlement ? (
        <>
          <Facts facts={[[texts.voucher, settlement.voucher]]} />
          <ReturnPictures pics={settlement.pics} />
        </>
      ) : (
        <Facts
          facts={[
            [
              type === returnType.reissue ? texts.sendAgain : texts.replaced,
              `${settlement.companyName} ${settlement.deliverySn}`,
            ],
          ]}
        />
      )}
    </Panel>
  )
}

/** Speaks up when the OMS does not take it. */
function Oms({ each: { applyId, oms, adminActions } }: { each: AdminThirdReturn }) {
  const texts = returnsTexts.use()
  const feedback = useFeedback()
  const { api, can } = useSession()
  const again = useReturnStep('thirdReturnAdmin', applyId, () =>
    api.thirdReturnAdmin.tellAgain({ applyId }),
  )
  if (!adminActions.includes('tellAgain')) return null
  const onAgain = () =>
    again.mutate(undefined, {
      onSuccess: () => feedback.done(texts.toldAgain),
      onError: feedback.failed,
    })
  return (
    <Alert
      type={oms.state === 'refused' ? 'error' : 'warning'}
      title={`${texts.oms}: ${oms.state === 'refused' ? texts.omsRefused : texts.omsWaiting}`}
      description={oms.error}
      action={
        can('return.write') && (
          <ActionButton size="small" loading={again.isPending} onClick={onAgain}>
            {texts.tellAgain}
          </ActionButton>
        )
      }
    />
  )
}

function factsOf(each: AdminThirdReturn, texts: ReturnType<typeof returnsTexts.use>): Fact[] {
  const known = { told: texts.omsTold, waiting: texts.omsWaiting, refused: texts.omsRefused }
  const facts: Fact[] = [
    [texts.platform, each.platformText],
    [
      texts.platformOrder,
      <span key="number" className="mono">
        {each.thirdOrderSn}
      </span>,
    ],
    [texts.phoneTail, each.phoneTail],
    [texts.type, each.typeText],
    [texts.reason, each.reason],
  ]
  if (each.line.deliveryText) facts.push([texts.delivery, each.line.deliveryText])
  if (each.desc) facts.push([texts.desc, each.desc])
  if (each.applyAmount > 0) facts.push([texts.applyAmount, money(each.applyAmount)])
  if (each.approvedAmount !== null && each.applyAmount > 0)
    facts.push([texts.approved, money(each.approvedAmount)])
  if (each.returnAddress)
    facts.push([
      texts.returnAddress,
      `${each.returnAddress.name} ${each.returnAddress.phone} ${each.returnAddress.address}`,
    ])
  if (each.freight)
    facts.push([texts.freight, `${each.freight.companyName} ${each.freight.deliverySn}`])
  if (each.received !== null) facts.push([texts.receivedCount, each.received])
  if (each.answer) facts.push([texts.answer, each.answer])
  facts.push([texts.oms, known[each.oms.state]])
  return facts
}

function Forms({
  open,
  each,
  onClose,
}: {
  open: Action
  each: AdminThirdReturn
  onClose: () => void
}) {
  const texts = returnsTexts.use()
  const { api } = useSession()
  const { applyId } = each
  const admin = api.thirdReturnAdmin
  const agree = useReturnStep('thirdReturnAdmin', applyId, (input: Agreement) =>
    admin.agree({ applyId, ...input }),
  )
  const refuse = useReturnStep('thirdReturnAdmin', applyId, (reason: string) =>
    admin.refuse({ applyId, reason }),
  )
  const refuseReceipt = useReturnStep('thirdReturnAdmin', applyId, (reason: string) =>
    admin.refuseReceipt({ applyId, reason }),
  )
  const receive = useReturnStep(
    'thirdReturnAdmin',
    applyId,
    (input: { received: number; amount?: number }) => admin.receive({ applyId, ...input }),
  )
  const transferred = useReturnStep(
    'thirdReturnAdmin',
    applyId,
    (input: { voucher: string; pics: string[] }) => admin.transferred({ applyId, ...input }),
  )
  const replaced = useReturnStep(
    'thirdReturnAdmin',
    applyId,
    (parcel: { companyCode: string; deliverySn: string }) => admin.replaced({ applyId, ...parcel }),
  )
  if (open === 'agree')
    return (
      <AgreeForm of={{ each, refundHint: texts.agreeTransfer, step: agree }} onClose={onClose} />
    )
  if (open === 'refuse') return <RefuseForm action="refuse" step={refuse} onClose={onClose} />
  if (open === 'refuseReceipt')
    return <RefuseForm action="refuseReceipt" step={refuseReceipt} onClose={onClose} />
  if (open === 'receive') return <ThirdReceiveForm of={{ each, step: receive }} onClose={onClose} />
  if (open === 'replaced' || open === 'sendAgain')
    return <SendForm of={{ action: open, step: replaced, isByCarrier: true }} onClose={onClose} />
  return <ThirdTransferForm of={{ step: transferred }} onClose={onClose} />
}
