import type { DeskCoupon, DeskHeldCoupon } from '@mallard/contract/coupon/coupon-desk.calls'
import { Button, Drawer, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useTell } from '#platform/use-tell.ts'
import { couponTexts } from './coupon.texts.ts'
import { useCouponActs, useHolders } from './use-coupons.ts'

/** Who has a coupon and what became of it; an unused one can be taken back. */
export function Holders({ of: { id, coupon }, onClose }: { of: DeskCoupon; onClose: () => void }) {
  const texts = couponTexts.use()
  const tell = useTell()
  const { scope } = useSession()
  const [pageNum, setPageNum] = useState(1)
  const { data, error, isPending, refetch } = useHolders(id, pageNum)
  const { voiding } = useCouponActs()

  async function takeBack(row: DeskHeldCoupon): Promise<void> {
    if (!(await tell.ask({ title: texts.voidAsk, text: `${row.nickname} ${row.phoneMasked}`, ok: texts.voidIt, cancel: texts.cancel, isDangerous: true })))
      return
    voiding.mutate({ id: row.id, reason: texts.voidIt }, { onSuccess: () => tell.done(texts.done), onError: tell.failed })
  }

  const columns: TableColumnsType<DeskHeldCoupon> = [
    { title: texts.holder, key: 'holder', render: (_, row) => `${row.nickname} ${row.phoneMasked}` },
    {
      title: texts.status,
      key: 'status',
      render: (_, row) => (
        <>
          <Pill tone={row.status === 2 ? 'good' : 'plain'}>{texts[`status${row.status as 0 | 1 | 2 | 3 | 4}`]}</Pill>
          {row.orderSn && (
            <Link to={addressOf(scope, 'orders', row.orderSn)} className="small" style={{ paddingInlineStart: 8 }}>
              {row.orderSn}
            </Link>
          )}
        </>
      ),
    },
    { title: texts.drawnAt, key: 'at', render: (_, row) => <span className="soft small">{dateTime(row.at)}</span> },
    {
      title: <span className="sr-only">{texts.voidIt}</span>,
      key: 'actions',
      align: 'right',
      render: (_, row) =>
        row.status === 0 && (
          <Button type="text" size="small" danger onClick={() => void takeBack(row)}>
            {texts.voidIt}
          </Button>
        ),
    },
  ]
  return (
    <Drawer open size={640} title={`${texts.holders} · ${coupon.name}`} onClose={onClose}>
      {error && !data ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Table
          rowKey="id"
          columns={columns}
          dataSource={data?.list}
          loading={isPending}
          scroll={{ x: 520 }}
          pagination={{ current: pageNum, pageSize: 20, total: data?.total ?? 0, onChange: setPageNum, hideOnSinglePage: true }}
        />
      )}
    </Drawer>
  )
}
