import type { AdminVoucherPage } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { Alert, Button, Image } from 'antd'
import type { ReactNode } from 'react'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
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
  return id === 'account' ? <AccountPage /> : <VoucherPage id={id} />
}

const VoucherPage = definePage({
  texts: voucherTexts,
  read: (api, id) => ({
    ...api.voucherAdmin.detail.query({ id: Number(id) }),
    staleTime: 0,
    retry: false,
  }),
  section: 'vouchers',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.title,
  head: ({ texts, session, one: voucher, open }) => ({
    title: voucher.orderSn,
    beside: <Pill tone={voucherTone[voucher.state]}>{texts[voucher.state]}</Pill>,
    hint: (
      <>
        {texts.sent(dateTime(voucher.createTime))}
        {voucher.closesAt !== null && ` · ${texts.until(dateTime(voucher.closesAt))}`}
        <AuditLink object={`order ${voucher.orderSn}`} />
      </>
    ),
    actions: session.can('voucher.write') && voucher.state === 'review' && (
      <>
        <Button
          danger
          onClick={() => open((close, { id }) => <RejectForm id={id} onClose={close} />)}
        >
          {texts.reject}
        </Button>
        {voucher.canApprove && (
          <Button
            type="primary"
            onClick={() => open((close, now) => <ApproveForm of={now} onClose={close} />)}
          >
            {voucher.needsTwo && voucher.firstBy === '' ? texts.check : texts.approve}
          </Button>
        )}
      </>
    ),
  }),
  body: ({ one: voucher }) => (
    <>
      <Doubts voucher={voucher} />
      <Columns main={<Pictures voucher={voucher} />} aside={<Beside voucher={voucher} />} />
    </>
  ),
})

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
