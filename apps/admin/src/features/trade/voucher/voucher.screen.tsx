import type { AdminVoucherPage } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Image, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money, pictureUrl } from '#platform/show.ts'
import { AccountPage } from './account-page.tsx'
import { ApproveForm } from './approve.form.tsx'
import { RejectForm } from './reject.form.tsx'
import styles from './voucher.module.css'
import { voucherTone } from './voucher-tone.ts'
import { voucherTexts } from './voucher.texts.ts'

/** One voucher, or the account that all of them name. */
export default function VoucherScreen({ id }: { id: string }) {
  return id === 'account' ? <AccountPage /> : <VoucherPage id={Number(id)} />
}

function VoucherPage({ id }: { id: number }) {
  const texts = voucherTexts.use()
  const { api, can, scope } = useSession()
  const {
    data: voucher,
    error,
    refetch,
  } = useQuery({ ...api.voucherAdmin.detail.query({ id }), staleTime: 0, retry: false })
  const [open, setOpen] = useState<'approve' | 'reject'>()
  const back = { to: addressOf(scope, 'vouchers'), text: texts.back }
  if (!voucher) {
    return (
      <>
        <PageHeader title={texts.title} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )}
      </>
    )
  }
  const mayDecide = can('voucher.write') && voucher.state === 'review'
  return (
    <>
      <PageHeader
        title={voucher.orderSn}
        back={back}
        beside={<Pill tone={voucherTone[voucher.state]}>{texts[voucher.state]}</Pill>}
        hint={
          <>
            {texts.sent(dateTime(voucher.createTime))}
            {voucher.closesAt !== null && ` · ${texts.until(dateTime(voucher.closesAt))}`}
            <AuditLink object={`order ${voucher.orderSn}`} />
          </>
        }
        actions={
          mayDecide && (
            <>
              <Button danger onClick={() => setOpen('reject')}>
                {texts.reject}
              </Button>
              {voucher.canApprove && (
                <Button type="primary" onClick={() => setOpen('approve')}>
                  {voucher.needsTwo && voucher.firstBy === '' ? texts.check : texts.approve}
                </Button>
              )}
            </>
          )
        }
      />
      <Doubts voucher={voucher} />
      <Columns main={<Pictures voucher={voucher} />} aside={<Beside voucher={voucher} />} />
      {open === 'approve' && <ApproveForm voucher={voucher} onClose={() => setOpen(undefined)} />}
      {open === 'reject' && <RejectForm id={id} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Doubts({ voucher }: { voucher: AdminVoucherPage }) {
  const texts = voucherTexts.use()
  if (voucher.state !== 'review' || voucher.doubts.length === 0) return null
  const words = {
    strangePayer: texts.strangePayer(
      voucher.payer,
      voucher.receiver.name,
      voucher.knownPayers.join(texts.between),
    ),
    sentBefore: texts.sentBefore(voucher.others.length),
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={texts.look}
      description={
        <ul className={styles.doubts}>
          {voucher.doubts.map((doubt) => (
            <li key={doubt}>{words[doubt]}</li>
          ))}
        </ul>
      }
      style={{ marginBottom: 16 }}
    />
  )
}

function Pictures({ voucher: { pics } }: { voucher: AdminVoucherPage }) {
  const texts = voucherTexts.use()
  return (
    <Panel title={texts.pictures}>
      <div className={styles.large}>
        <Image.PreviewGroup>
          {pics.map(({ url }, index) => (
            <Image
              key={url}
              src={pictureUrl(url, 750)}
              preview={{ src: url }}
              alt={texts.picture(index + 1)}
            />
          ))}
        </Image.PreviewGroup>
      </div>
    </Panel>
  )
}

function Beside({ voucher }: { voucher: AdminVoucherPage }) {
  const texts = voucherTexts.use()
  const { scope } = useSession()
  const { state, firstBy, settledBy, settleTime, serialNo, reason, receiver, items, others } =
    voucher
  const settled: (readonly [string, ReactNode])[] = []
  if (state === 'review' && voucher.needsTwo)
    settled.push([texts.state, firstBy === '' ? texts.needsTwo : texts.firstBy(firstBy)])
  if (reason !== '') settled.push([texts.reason, reason])
  if (serialNo !== '')
    settled.push([
      texts.serialNo,
      <span key="serial" className="mono">
        {serialNo}
      </span>,
    ])
  if (settleTime !== null)
    settled.push([texts.state, texts.by(settledBy || voucher.nickname, dateTime(settleTime))])
  return (
    <>
      <Panel title={texts.amounts}>
        <p className={styles.toPay}>
          <span>{texts.toPay}</span>
          <strong>{money(voucher.amount)}</strong>
        </p>
        <Facts
          facts={[
            [
              texts.remarkCode,
              <span key="code" className="mono">
                {voucher.remarkCode}{' '}
                <CopyButton
                  text={voucher.remarkCode}
                  label={texts.remarkCode}
                  done={voucher.remarkCode}
                />
              </span>,
            ],
            [texts.payer, <strong key="payer">{voucher.payer}</strong>],
            [texts.bank, voucher.bank],
            [texts.receiver, `${receiver.name} ${receiver.phoneMasked} ${receiver.city}`],
            ...settled,
          ]}
        />
      </Panel>
      <Panel
        title={texts.items}
        extra={<Link to={addressOf(scope, 'orders', voucher.orderSn)}>{texts.openOrder}</Link>}
      >
        <ul className={styles.lines}>
          {items.map((item) => (
            <li key={item.id}>
              <Thumb pic={item.pic} />
              <span>
                {item.title}
                <span className="soft small">{item.productAttr}</span>
              </span>
              <span className={styles.figure}>
                × {item.quantity}
                <span>{money(item.realAmount)}</span>
              </span>
            </li>
          ))}
        </ul>
        <Facts
          facts={[
            [texts.goodsAmount, money(voucher.goodsAmount)],
            [texts.freight, money(voucher.freightAmount)],
            [texts.ordered, dateTime(voucher.orderTime)],
          ]}
        />
      </Panel>
      {others.length > 0 && (
        <Panel title={texts.others}>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={addressOf(scope, 'vouchers', other.id)}>
                  {dateTime(other.createTime)}
                </Link>
                <Pill tone={voucherTone[other.state]}>{texts[other.state]}</Pill>
                <span className="soft small">
                  {other.payer} {other.reason}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
