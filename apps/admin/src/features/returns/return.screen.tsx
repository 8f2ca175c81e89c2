import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf, auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { AgreeForm, type Agreement } from './agree.form.tsx'
import { otherPrefix } from './other-prefix.ts'
import { RefuseForm } from './refuse.form.tsx'
import { ReceiveForm, type Received } from './receive.form.tsx'
import { type Fact, FactList, ReturnLog, ReturnPictures } from './return-parts.tsx'
import { isOverdue, returnTone } from './return-status.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import { SendForm } from './send.form.tsx'
import { TransferForm } from './transfer.form.tsx'
import { ThirdReturn } from './third-return.tsx'
import { useReturn, useReturnStep } from './use-returns.ts'

type Deed = DeskReturn['deskActions'][number]

/** Who may do it; what touches goods is the warehouse's. */
const rightOf = {
  agree: 'return.write',
  refuse: 'return.write',
  transferred: 'return.write',
  receive: 'return.receive',
  refuseReceipt: 'return.receive',
  sendAgain: 'return.receive',
} as const

export default function ReturnScreen({ id }: { id: string }) {
  return id.startsWith(otherPrefix) ? <ThirdReturn applyId={id.slice(otherPrefix.length)} /> : <OwnReturn id={id} />
}

function OwnReturn({ id }: { id: string }) {
  const texts = returnsTexts.use()
  const { can, scope } = useSession()
  const { data: each, error, refetch } = useReturn(id)
  const [open, setOpen] = useState<Deed>()
  const [now] = useState(() => Date.now())
  const back = { to: addressOf(scope, 'returns'), text: texts.back }
  if (!each) {
    return (
      <>
        <PageHeader title={id} back={back} />
        {error ? <LoadFailed error={error} onAgain={refetch} /> : <Skeleton active paragraph={{ rows: 10 }} />}
      </>
    )
  }
  const close = () => setOpen(undefined)
  const deeds = each.deskActions.filter((deed) => can(rightOf[deed]))
  return (
    <>
      <PageHeader
        title={each.applyId}
        back={back}
        beside={
          <>
            <CopyButton text={each.applyId} label={texts.copy} done={texts.copied} />
            <Pill tone={returnTone(each.status)}>{each.statusText}</Pill>
            {each.deadlineAt !== null && (
              <span className={isOverdue(each, now) ? `small ${styles.late}` : 'soft small'}>
                {isOverdue(each, now) ? texts.overdue : texts.until(dateTime(each.deadlineAt))}
              </span>
            )}
          </>
        }
        hint={
          <>
            {texts.asked(dateTime(each.createTime))}
            {can('audit.read') && (
              <>
                {' · '}
                <Link to={auditAddress(scope, `return ${each.applyId}`)}>{texts.history}</Link>
              </>
            )}
          </>
        }
        actions={deeds.toReversed().map((deed) => (
          <Button
            key={deed}
            type={deed === 'refuse' || deed === 'refuseReceipt' ? 'default' : 'primary'}
            danger={deed.startsWith('refuse')}
            onClick={() => setOpen(deed)}
          >
            {texts[deed]}
          </Button>
        ))}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Goods each={each} />
          <Facts each={each} />
        </div>
        <ReturnLog timeline={each.timeline} log={each.log} />
      </div>
      {open && <Forms open={open} each={each} onClose={close} />}
    </>
  )
}

function Forms({ open, each, onClose }: { open: Deed; each: DeskReturn; onClose: () => void }) {
  const { api } = useSession()
  const { applyId } = each
  const desk = api.returnsDesk
  const agree = useReturnStep('return', applyId, (input: Agreement) => desk.agree({ applyId, ...input }))
  const refuse = useReturnStep('return', applyId, (reason: string) => desk.refuse({ applyId, reason }))
  const refuseReceipt = useReturnStep('return', applyId, (reason: string) => desk.refuseReceipt({ applyId, reason }))
  const receive = useReturnStep('return', applyId, (input: Received) => desk.receive({ applyId, ...input }))
  const sendAgain = useReturnStep('return', applyId, (parcel: { companyCode: string; deliverySn: string }) => desk.sendAgain({ applyId, ...parcel }))
  const transferred = useReturnStep('return', applyId, (voucher: string) => desk.transferred({ applyId, voucher }))
  if (open === 'agree') return <AgreeForm each={each} step={agree} onClose={onClose} />
  if (open === 'refuse') return <RefuseForm deed="refuse" step={refuse} onClose={onClose} />
  if (open === 'refuseReceipt') return <RefuseForm deed="refuseReceipt" step={refuseReceipt} onClose={onClose} />
  if (open === 'receive') return <ReceiveForm each={each} step={receive} onClose={onClose} />
  if (open === 'sendAgain') return <SendForm deed="sendAgain" step={sendAgain} onClose={onClose} />
  return <TransferForm step={transferred} onClose={onClose} />
}

function Goods({ each }: { each: DeskReturn }) {
  const texts = returnsTexts.use()
  return (
    <Panel title={texts.goods}>
      <ul className={styles.lines}>
        {each.items.map((item) => (
          <li key={item.id}>
            <Thumb pic={item.pic} size={44} />
            <div>
              <div>{item.title}</div>
              <div className="soft small">
                {item.productAttr} <span className="mono">{item.productSn}</span>
              </div>
            </div>
            <span className={styles.figure}>
              × {item.productQuantity} {item.realAmount > 0 && money(item.realAmount)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Facts({ each }: { each: DeskReturn }) {
  const texts = returnsTexts.use()
  const { scope } = useSession()
  const to = (sn: string) => (
    <Link to={addressOf(scope, 'orders', sn)} className="mono">
      {sn}
    </Link>
  )
  const refunds = [texts.r0, texts.r1, texts.r2, texts.r3]
  const facts: Fact[] = [
    [texts.type, each.typeText],
    [texts.order, to(each.orderSn)],
    [texts.buyer, `${each.buyer.nickname} ${each.buyer.phoneMasked}`],
    [texts.reason, each.reason],
  ]
  if (each.desc) facts.push([texts.desc, each.desc])
  if (each.applyAmount > 0) facts.push([texts.applyAmount, money(each.applyAmount)])
  if (each.freightAmount > 0) facts.push([texts.freightIn, money(each.freightAmount)])
  if (each.approvedAmount !== null && each.applyAmount > 0) facts.push([texts.approved, money(each.approvedAmount)])
  if (each.refund)
    facts.push([
      texts.refundNo,
      <span key="number" className="mono">
        {each.refund.refundNo}
      </span>,
    ])
  if (each.refund) facts.push([texts.refund, `${refunds[each.refund.status] ?? ''} ${each.refund.lastError}`])
  if (each.returnAddress) facts.push([texts.returnAddress, `${each.returnAddress.name} ${each.returnAddress.phone} ${each.returnAddress.address}`])
  if (each.freight) facts.push([texts.freight, `${each.freight.companyName} ${each.freight.deliverySn}`])
  if (each.exchangeOrderSn) facts.push([texts.exchangeOrder, to(each.exchangeOrderSn)])
  if (each.answer) facts.push([texts.answer, each.answer])
  return (
    <Panel title={texts.facts}>
      <FactList facts={facts} />
      <ReturnPictures pics={each.pics} />
    </Panel>
  )
}
