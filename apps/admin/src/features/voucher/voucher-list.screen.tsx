import type { DeskVoucher } from '@mallard/contract/payment/voucher-desk.calls'
import { Button, Segmented, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { FilterBar } from '#platform/parts/filter-bar.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { WordSearch } from '#platform/parts/word-search.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { ApproveForm } from './approve.form.tsx'
import { RejectForm } from './reject.form.tsx'
import { useVouchers } from './use-vouchers.ts'
import styles from './voucher.module.css'
import { voucherTone } from './voucher-tone.ts'
import { voucherTexts } from './voucher.texts.ts'

const pageSize = 20
const states = ['review', 'approved', 'rejected', 'withdrawn', 'closed'] as const

export default function VoucherListScreen() {
  const texts = voucherTexts.use()
  const { scope, can } = useSession()
  const [filters, setFilters] = useFilters()
  const state = states.find((each) => each === filters.get('state')) ?? 'review'
  const pageNum = Math.max(1, Number(filters.get('page')) || 1)
  const q = (filters.get('q') ?? '').trim().slice(0, 50)
  const answer = useVouchers({ pageNum, pageSize, state, ...(q && { q }) })
  const [approving, setApproving] = useState<DeskVoucher>()
  const [rejecting, setRejecting] = useState<number>()

  const columns: TableColumnsType<DeskVoucher> = [
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
          {closesAt !== null && <span className="soft small">{texts.until(dateTime(closesAt))}</span>}
        </div>
      ),
    },
    {
      title: texts.pictures,
      key: 'pictures',
      width: 150,
      render: (_, { pics }) => <Pictures pics={pics} size={52} alt={texts.picture} />,
    },
    { title: texts.state, key: 'state', width: 170, render: (_, voucher) => stateOf(voucher) },
    ...(can('voucher.write') && state === 'review'
      ? [{ title: texts.decide, key: 'decide', width: 170, fixed: 'end' as const, render: (_: unknown, voucher: DeskVoucher) => decisionsOn(voucher) }]
      : []),
  ]

  function stateOf({ state: its, firstBy, settledBy, settleTime, reason, serialNo }: DeskVoucher) {
    return (
      <div className={styles.cell}>
        <span>
          <Pill tone={voucherTone[its]}>{texts[its]}</Pill>
        </span>
        {its === 'review' && firstBy !== '' && <span className="small">{texts.firstBy(firstBy)}</span>}
        {reason !== '' && <span>{reason}</span>}
        {its === 'approved' && <span className="soft small">{texts.serial(serialNo)}</span>}
        {settleTime !== null && <span className="soft small">{texts.by(settledBy, dateTime(settleTime))}</span>}
      </div>
    )
  }

  function decisionsOn(voucher: DeskVoucher) {
    return (
      <Space wrap size={8}>
        {voucher.canApprove && (
          <Button size="small" type="primary" onClick={() => setApproving(voucher)}>
            {voucher.needsTwo && voucher.firstBy === '' ? texts.check : texts.approve}
          </Button>
        )}
        <Button size="small" danger onClick={() => setRejecting(voucher.id)}>
          {texts.reject}
        </Button>
      </Space>
    )
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={answer.data && texts.hint(answer.data.waiting)}
        actions={<Button onClick={() => void navigate(addressOf(scope, 'vouchers', 'account'))}>{texts.account}</Button>}
      />
      <Panel isFlush>
        <FilterBar>
          <Segmented
            aria-label={texts.state}
            value={state}
            options={states.map((value) => ({ value, label: texts[value] }))}
            onChange={(value) => setFilters({ state: value, page: undefined })}
          />
          <WordSearch label={texts.search} hint={texts.search} asked={q} onAsk={(word) => setFilters({ q: word || undefined, page: undefined })} />
        </FilterBar>
        <PagedTable
          answer={answer}
          rowKey="id"
          columns={columns}
          width={1000}
          addressOf={({ id }) => addressOf(scope, 'vouchers', id)}
          pageNum={pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={<Blank title={texts.none} text={q ? texts.noneFoundHint : texts.noneHint} isSmall />}
        />
      </Panel>
      {approving && <ApproveForm voucher={approving} onClose={() => setApproving(undefined)} />}
      {rejecting !== undefined && <RejectForm id={rejecting} onClose={() => setRejecting(undefined)} />}
    </>
  )
}
