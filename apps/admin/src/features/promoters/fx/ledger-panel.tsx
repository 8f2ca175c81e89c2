import type { AdminLedgerRow } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { fxTexts } from './fx.texts.ts'

const pageSize = 20

/** What moved a promoter's money: a column for each balance. */
export function LedgerPanel({ id }: { id: number }) {
  const texts = fxTexts.use()
  const { api, can, scope } = useSession()
  const [pageNum, setPageNum] = useState(1)
  const { data, error, isPending, refetch } = useQuery({
    ...api.fxAdmin.ledger.query({ id, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  })
  const sumColumn = (key: 'frozen' | 'available' | 'withdrawing' | 'withdrawn') => ({
    title: texts[key],
    key,
    width: 88,
    align: 'right' as const,
    render: (_: unknown, row: AdminLedgerRow) =>
      row[key] === 0 ? <span className="soft">—</span> : money(row[key]),
  })
  const columns: TableColumnsType<AdminLedgerRow> = [
    {
      title: texts.what,
      key: 'kind',
      render: (_, { kind, orderSn, at }) => (
        <div>
          {texts[kind === 'withdrawn' ? 'withdrawnKind' : kind]}
          <div className="soft small">
            {dateTime(at)}{' '}
            {orderSn &&
              (can('order.read') ? (
                <Link to={addressOf(scope, 'orders', orderSn)}>{orderSn}</Link>
              ) : (
                orderSn
              ))}
          </div>
        </div>
      ),
    },
    sumColumn('frozen'),
    sumColumn('available'),
    sumColumn('withdrawing'),
    sumColumn('withdrawn'),
  ]
  return (
    <Panel title={texts.ledger}>
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data?.list ?? []}
          loading={isPending}
          scroll={{ x: 520 }}
          pagination={{
            current: pageNum,
            pageSize,
            total: data?.total ?? 0,
            onChange: setPageNum,
            hideOnSinglePage: true,
          }}
          locale={{ emptyText: texts.noLedger }}
        />
      )}
    </Panel>
  )
}
