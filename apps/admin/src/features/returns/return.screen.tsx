import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import { Button, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
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
import { AgreeForm } from './agree.form.tsx'
import { ReasonForm } from './reason.form.tsx'
import { ReceiveForm } from './receive.form.tsx'
import { isOverdue, returnTone } from './return-status.ts'
import styles from './returns.module.css'
import { returnsTexts } from './returns.texts.ts'
import { SendForm } from './send.form.tsx'
import { TransferForm } from './transfer.form.tsx'
import { useReturn } from './use-returns.ts'

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
        <Log each={each} />
      </div>
      {open === 'agree' && <AgreeForm each={each} onClose={close} />}
      {(open === 'refuse' || open === 'refuseReceipt') && <ReasonForm applyId={id} deed={open} onClose={close} />}
      {open === 'receive' && <ReceiveForm each={each} onClose={close} />}
      {open === 'sendAgain' && <SendForm applyId={id} onClose={close} />}
      {open === 'transferred' && <TransferForm applyId={id} onClose={close} />}
    </>
  )
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
  const facts: [string, ReactNode][] = [
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
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {each.pics.length > 0 && (
        <div className={styles.pics}>
          {each.pics.map(({ url }, place) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={`${texts.pics} ${place + 1}`} loading="lazy" />
            </a>
          ))}
        </div>
      )}
    </Panel>
  )
}

function Log({ each }: { each: DeskReturn }) {
  const texts = returnsTexts.use()
  const actors: Readonly<Record<string, string>> = { shopper: texts.shopper, staff: texts.staff, system: texts.system, channel: texts.channel }
  return (
    <Panel title={texts.timeline}>
      <ol className={styles.timeline}>
        {each.timeline.map(({ event, text, note, time }, place) => (
          <li key={`${event} ${time}`}>
            <div>{text}</div>
            <div className="soft small">
              {dateTime(time)} · {actors[each.log.at(-1 - place)?.actor ?? ''] ?? ''}
            </div>
            {note && <div className="soft small">{note}</div>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
