import type { AdminExchange } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { exchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import { Select, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { costText } from './cost-text.ts'
import { pointsGoodsTexts } from './points-goods.texts.ts'
import { exchangeTones } from './state-tone.ts'
import { useExchanges } from './use-points-goods.ts'

const pageSize = 20

/** Who took it, with the orders that came of it. */
export function Exchanges({ id, isLive }: { id: number; isLive: boolean }) {
  const texts = pointsGoodsTexts.use()
  const { scope } = useSession()
  const [pageNum, setPageNum] = useState(1)
  const [status, setStatus] = useState<number>()
  const asked = { id, pageNum, pageSize, ...(status !== undefined && { status }) }
  const { data, error, isPending, refetch } = useExchanges(asked, isLive)
  const columns: TableColumnsType<AdminExchange> = [
    {
      title: texts.member,
      key: 'member',
      render: (_, { nickname, at }) => (
        <div>
          {nickname}
          <div className="soft small">{dateTime(at)}</div>
        </div>
      ),
    },
    {
      title: texts.quantity,
      key: 'quantity',
      width: 80,
      align: 'right',
      render: (_, { quantity }) => count(quantity),
    },
    {
      title: texts.costs,
      key: 'costs',
      width: 170,
      render: (_, { points, cashAmount }) => costText(points, cashAmount, texts.unit),
    },
    {
      title: texts.state,
      key: 'status',
      width: 100,
      render: (_, row) => (
        <Pill tone={exchangeTones[row.status]}>{texts[`status${row.status}`]}</Pill>
      ),
    },
    {
      title: texts.order,
      key: 'order',
      width: 200,
      render: (_, { orderSn }) =>
        orderSn && (
          <Link to={addressOf(scope, 'orders', orderSn)} className="mono">
            {orderSn}
          </Link>
        ),
    },
  ]
  return (
    <Panel
      title={texts.records}
      extra={
        <Select
          aria-label={texts.state}
          allowClear
          placeholder={texts.allStates}
          value={status}
          onChange={(value?: number) => {
            setStatus(value)
            setPageNum(1)
          }}
          options={Object.values(exchangeStatus).map((value) => ({
            value,
            label: texts[`status${value}`],
          }))}
          style={{ width: 150 }}
        />
      }
    >
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data?.list ?? []}
          loading={isPending}
          scroll={{ x: 640 }}
          pagination={{
            current: pageNum,
            pageSize,
            total: data?.total ?? 0,
            onChange: setPageNum,
            hideOnSinglePage: true,
          }}
          locale={{ emptyText: texts.noRecords }}
        />
      )}
    </Panel>
  )
}
