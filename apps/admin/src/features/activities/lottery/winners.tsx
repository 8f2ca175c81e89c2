import type { AdminWin } from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { prizeType, winStatus } from '@mallard/contract/activities/lottery/lottery.codes'
import { Button, Select, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Dated } from '#platform/parts/dated.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'
import { winTones } from './state-tone.ts'
import { useShipWin, useWinners } from './use-lotteries.ts'

const pageSize = 20

/** Who won what, and prizes of goods that are to be sent. */
export function Winners({ lotteryId }: { lotteryId: number }) {
  const texts = lotteryTexts.use()
  const { can } = useSession()
  const [pageNum, setPageNum] = useState(1)
  const [status, setStatus] = useState<number>()
  const [shipping, setShipping] = useState<AdminWin>()
  const { data, error, isPending, refetch } = useWinners({
    id: lotteryId,
    pageNum,
    pageSize,
    ...(status !== undefined && { status }),
  })
  const columns: TableColumnsType<AdminWin> = [
    {
      title: texts.winner,
      key: 'winner',
      render: (_, { nickname, at }) => (
        <div>
          {nickname}
          <div className={`${styles.figure} soft small`}>{dateTime(at)}</div>
        </div>
      ),
    },
    { title: texts.prizeName, key: 'prize', render: (_, { name }) => name },
    {
      title: texts.state,
      key: 'status',
      width: 110,
      render: (_, win) => <Pill tone={winTones[win.status]}>{stateOf(win, texts)}</Pill>,
    },
    {
      title: texts.address,
      key: 'address',
      render: (_, win) => <Where win={win} />,
    },
    {
      key: 'acts',
      width: 100,
      align: 'right',
      render: (_, win) =>
        win.status === winStatus.toShip &&
        can('order.ship') && (
          <Button size="small" type="primary" onClick={() => setShipping(win)}>
            {texts.ship}
          </Button>
        ),
    },
  ]
  return (
    <Panel
      title={texts.winners}
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
          options={Object.values(winStatus).map((value) => ({
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
          locale={{ emptyText: texts.noWinners }}
        />
      )}
      {shipping && <ShipForm win={shipping} onClose={() => setShipping(undefined)} />}
    </Panel>
  )
}

const stateOf = ({ type, status }: AdminWin, texts: ReturnType<typeof lotteryTexts.use>) =>
  type === prizeType.goods ? texts[`status${status}`] : texts.given

function Where({
  win: { address, addressUntil, status, companyName, deliverySn },
}: {
  win: AdminWin
}) {
  const texts = lotteryTexts.use()
  if (!address)
    return (
      <span className="soft small">
        {status === winStatus.needAddress && addressUntil !== null && (
          <Dated text={texts.waitsUntil(dateTime(addressUntil))} />
        )}
      </span>
    )
  const { name, phone, province, city, county, detail } = address
  return (
    <div className={`${styles.address} small`}>
      {name} {phone}
      <div className="soft">
        {province === city ? province : `${province}${city}`}
        {county}
        {detail}
      </div>
      {deliverySn && (
        <div className="mono">
          {companyName} {deliverySn}
        </div>
      )}
    </div>
  )
}

interface Parcel {
  companyCode: string
  deliverySn: string
}

function ShipForm({ win, onClose }: { win: AdminWin; onClose: () => void }) {
  const texts = lotteryTexts.use()
  const shipping = useShipWin()
  return (
    <ModalForm
      title={texts.shipTitle(win.name)}
      ok={texts.ship}
      hint={<Where win={win} />}
      call={shipping}
      inputOf={(parcel: Parcel) => ({ id: win.id, ...parcel })}
      done={texts.shipped}
      onClose={onClose}
    >
      <ParcelFields />
    </ModalForm>
  )
}
