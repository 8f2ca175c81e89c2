import type { AdminVoucher } from '@mallard/contract/trade/payment/voucher-admin.calls'
import { Button, Space } from 'antd'
import { defineList, type ListView } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import { ApproveForm } from './approve.form.tsx'
import { RejectForm } from './reject.form.tsx'
import styles from './voucher.module.css'
import { voucherTone } from './voucher-tone.ts'
import { voucherTexts } from './voucher.texts.ts'

const states = ['review', 'approved', 'rejected', 'withdrawn', 'closed'] as const

export default defineList({
  texts: voucherTexts,
  filters: { state: oneOf(states, 'review'), q: words() },
  name: 'voucher.list',
  read: (api, asked) => api.voucherAdmin.list.query(asked),
  isFresh: true,
  head: ({ texts, data, session: { scope } }) => ({
    title: texts.title,
    hint: data && texts.hint(data.waiting),
    actions: (
      <Button onClick={() => void navigate(addressOf(scope, 'vouchers', 'account'))}>
        {texts.account}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <SegmentField
        of={field('state')}
        label={texts.state}
        options={states.map((value) => ({ value, label: texts[value] }))}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, asked, open, session: { scope, can } }) => [
    {
      title: texts.order,
      key: 'order',
      width: 196,
      render: (_, { id, orderSn, remarkCode, nickname }) => (
        <div className={styles.cell}>
          <Link to={addressOf(scope, 'vouchers', id)} className="mono nowrap">
            {orderSn}
          </Link>
          <span>{texts.remark(remarkCode)}</span>
          <span className="soft small">{nickname}</span>
        </div>
      ),
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 110,
      align: 'right',
      render: (_, { amount, needsTwo }) => (
        <div className={styles.cell}>
          <strong className="nowrap">{money(amount)}</strong>
          {needsTwo && <span className="soft small">{texts.needsTwo}</span>}
        </div>
      ),
    },
    {
      title: texts.transfer,
      key: 'transfer',
      width: 200,
      render: (_, { payer, bank, createTime, closesAt }) => (
        <div className={styles.cell}>
          <span>
            {texts.payer} {payer}
          </span>
          <span>
            {texts.bank} {bank}
          </span>
          <span className="soft small">{texts.sent(dateTime(createTime))}</span>
          {closesAt !== null && (
            <span className="soft small">{texts.until(dateTime(closesAt))}</span>
          )}
        </div>
      ),
    },
    {
      title: texts.pictures,
      key: 'pictures',
      card: 'wide',
      width: 150,
      render: (_, { pics }) => <Pictures pics={pics} size={52} alt={texts.picture} />,
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 170,
      render: (_, voucher) => <State of={voucher} />,
    },
    ...(can('voucher.write') && asked.state === 'review'
      ? [
          {
            title: texts.decide,
            key: 'decide',
            card: 'last' as const,
            width: 170,
            fixed: 'end' as const,
            render: (_: unknown, voucher: AdminVoucher) => <Decisions of={voucher} open={open} />,
          },
        ]
      : []),
  ],
  width: 1000,
  opens: ({ id }, { session }) => addressOf(session.scope, 'vouchers', id),
  total: ({ texts }) => texts.totalTransactions,
  empty: ({ texts, asked }) => ({
    title: texts.none,
    text: asked.q ? texts.noneFoundHint : texts.noneHint,
  }),
})

function State({
  of: { state, firstBy, settledBy, settleTime, reason, serialNo },
}: {
  of: AdminVoucher
}) {
  const texts = voucherTexts.use()
  return (
    <div className={styles.cell}>
      <span>
        <Pill tone={voucherTone[state]}>{texts[state]}</Pill>
      </span>
      {state === 'review' && firstBy !== '' && (
        <span className="small">{texts.firstBy(firstBy)}</span>
      )}
      {reason !== '' && <span>{reason}</span>}
      {state === 'approved' && <span className="soft small">{texts.serial(serialNo)}</span>}
      {settleTime !== null && (
        <span className="soft small">{texts.by(settledBy, dateTime(settleTime))}</span>
      )}
    </div>
  )
}

function Decisions({ of: voucher, open }: { of: AdminVoucher; open: ListView['open'] }) {
  const texts = voucherTexts.use()
  return (
    <Space wrap size={8}>
      {voucher.canApprove && (
        <Button
          size="small"
          type="primary"
          onClick={() => open((close) => <ApproveForm of={voucher} onClose={close} />)}
        >
          {voucher.needsTwo && voucher.firstBy === '' ? texts.check : texts.approve}
        </Button>
      )}
      <Button
        size="small"
        danger
        onClick={() => open((close) => <RejectForm id={voucher.id} onClose={close} />)}
      >
        {texts.reject}
      </Button>
    </Space>
  )
}
