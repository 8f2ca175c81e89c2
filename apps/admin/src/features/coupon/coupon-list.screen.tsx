import type { DeskCoupon } from '@mallard/contract/coupon/coupon-desk.calls'
import { Button, Input, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { CouponForm } from './coupon.form.tsx'
import { couponTexts } from './coupon.texts.ts'
import { Holders } from './holders.tsx'
import { IssueForm } from './issue.form.tsx'
import { useCouponActs, useCouponsPage } from './use-coupons.ts'

type Opened = { readonly what: 'create' } | { readonly what: 'issue' | 'held'; readonly row: DeskCoupon }

export default function CouponListScreen() {
  const texts = couponTexts.use()
  const tell = useTell()
  const { scope, can } = useSession()
  const mayWrite = can('promotion.write')
  const [q, setQ] = useState('')
  const [pageNum, setPageNum] = useState(1)
  const [opened, setOpened] = useState<Opened>()
  const { data, error, isPending, refetch } = useCouponsPage({ pageNum, pageSize: 20, ...(q && { q }) })
  const { closing, coding } = useCouponActs()

  async function close({ id, coupon }: DeskCoupon): Promise<void> {
    if (!(await tell.ask({ title: texts.closeAsk(coupon.name), text: texts.closeHint, ok: texts.close, cancel: texts.cancel, isDangerous: true }))) return
    closing.mutate(id, { onSuccess: () => tell.done(texts.done), onError: tell.failed })
  }

  function showCode(id: number): void {
    coding.mutate(id, { onSuccess: ({ link }) => tell.note(texts.scan, `${texts.scanHint} ${link}`, 'OK'), onError: tell.failed })
  }

  const termsText = ({ coupon: { kind, face, discountBp, threshold } }: DeskCoupon) =>
    `${texts[`kind${kind as 1 | 2 | 3 | 4}`]} ${kind === 2 ? discountBp / 1000 : money(face)} · ${threshold > 0 ? texts.from(money(threshold)) : texts.unlimited}`

  const columns: TableColumnsType<DeskCoupon> = [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <div>
          <div style={{ fontWeight: 500 }}>{row.coupon.name}</div>
          <div className="soft small">{termsText(row)}</div>
          <div className="soft small">{row.coupon.scopeText}</div>
        </div>
      ),
    },
    { title: texts.given, key: 'obtain', width: 110, render: (_, { obtain }) => (obtain === 'scan' ? texts.scanObtain : texts[obtain]) },
    {
      title: texts.counts,
      key: 'counts',
      width: 110,
      render: (_, row) => (
        <div>
          {row.taken} / {row.used}
          <div className="soft small">{row.total}</div>
        </div>
      ),
    },
    { title: texts.paid, key: 'paid', width: 110, render: (_, row) => money(row.paid) },
    {
      title: texts.state,
      key: 'state',
      width: 150,
      render: (_, row) => (
        <div>
          <Pill tone={row.state === 'running' ? 'good' : 'plain'}>{texts[row.state]}</Pill>
          <div className="soft small">{dateTime(row.drawTo)}</div>
        </div>
      ),
    },
    {
      title: <span className="sr-only">{texts.issue}</span>,
      key: 'actions',
      align: 'right',
      width: 330,
      render: (_, row) => (
        <>
          {row.obtain === 'scan' && row.state === 'running' && (
            <Button type="text" size="small" onClick={() => showCode(row.id)}>
              {texts.scan}
            </Button>
          )}
          <Button type="text" size="small" onClick={() => setOpened({ what: 'held', row })}>
            {texts.holders}
          </Button>
          {mayWrite && row.state !== 'closed' && (
            <>
              <Button type="text" size="small" onClick={() => setOpened({ what: 'issue', row })}>
                {texts.issue}
              </Button>
              <Button type="text" size="small" danger onClick={() => void close(row)}>
                {texts.close}
              </Button>
            </>
          )}
          <Link to={auditAddress(scope, `coupon ${row.id}`)} className="soft small" style={{ padding: '0 8px' }}>
            #{row.id}
          </Link>
        </>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        actions={
          mayWrite && (
            <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setOpened({ what: 'create' })}>
              {texts.create}
            </Button>
          )
        }
      />
      <Panel isFlush>
        <div style={{ padding: 16 }}>
          <Input.Search
            allowClear
            maxLength={40}
            placeholder={texts.search}
            aria-label={texts.search}
            style={{ maxWidth: 320 }}
            onSearch={(word) => {
              setQ(word.trim())
              setPageNum(1)
            }}
          />
        </div>
        {error && !data ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Table
            rowKey="id"
            columns={columns}
            dataSource={data?.list}
            loading={isPending}
            scroll={{ x: 1080 }}
            pagination={{ current: pageNum, pageSize: 20, total: data?.total ?? 0, onChange: setPageNum, hideOnSinglePage: true }}
          />
        )}
      </Panel>
      {opened?.what === 'create' && <CouponForm onClose={() => setOpened(undefined)} />}
      {opened?.what === 'issue' && <IssueForm of={opened.row} onClose={() => setOpened(undefined)} />}
      {opened?.what === 'held' && <Holders of={opened.row} onClose={() => setOpened(undefined)} />}
    </>
  )
}
