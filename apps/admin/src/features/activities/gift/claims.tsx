import type { AdminGiftClaim } from '@mallard/contract/activities/gift/gift-admin.calls'
import { Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { giftTexts } from './gift.texts.ts'
import { useClaims } from './use-gifts.ts'

const pageSize = 20

/** Who took a gift, and whether they have bought since. */
export function Claims({ id, isLive }: { id: number; isLive: boolean }) {
  const texts = giftTexts.use()
  const { scope } = useSession()
  const [pageNum, setPageNum] = useState(1)
  const { data, error, isPending, refetch } = useClaims({ id, pageNum, pageSize }, isLive)
  const columns: TableColumnsType<AdminGiftClaim> = [
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
      title: texts.joinedAt,
      key: 'joinedAt',
      width: 150,
      render: (_, { joinedAt }) => dateTime(joinedAt),
    },
    {
      title: texts.since,
      key: 'since',
      width: 100,
      render: (_, { hasBought }) => (
        <Pill tone={hasBought ? 'good' : 'plain'}>
          {hasBought ? texts.hasBought : texts.hasNot}
        </Pill>
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
    <Panel title={texts.claims}>
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data?.list ?? []}
          loading={isPending}
          scroll={{ x: 560 }}
          pagination={{
            current: pageNum,
            pageSize,
            total: data?.total ?? 0,
            onChange: setPageNum,
            hideOnSinglePage: true,
          }}
          locale={{ emptyText: texts.noClaims }}
        />
      )}
    </Panel>
  )
}
