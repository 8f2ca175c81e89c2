import type {
  AdminLottery,
  AdminWin,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import {
  prizeType,
  winStatus,
  type WinStatus,
} from '@mallard/contract/activities/lottery/lottery.codes'
import { Button } from 'antd'
import { useState } from 'react'
import { MemberCell, Records } from '#platform/activity/records.tsx'
import { defineForm } from '#platform/form/define-form.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Dated } from '#platform/parts/dated.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { type Parcel, ParcelFields } from '#platform/pick/parcel-fields.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'
import { useShipWin } from './use-lotteries.ts'

const tones: Readonly<Record<WinStatus, Tone>> = {
  0: 'plain',
  1: 'warn',
  2: 'blue',
  3: 'good',
  4: 'plain',
}

/** Who won what, and prizes of goods that are to be sent. */
export function Winners({ lottery }: { lottery: AdminLottery }) {
  const texts = lotteryTexts.use()
  const { can } = useSession()
  const [shipping, setShipping] = useState<AdminWin>()
  const columns: ListColumn<AdminWin>[] = [
    {
      title: texts.member,
      key: 'winner',
      render: (_, { memberId, nickname, at }) => (
        <MemberCell id={memberId} name={nickname} note={dateTime(at)} />
      ),
    },
    { title: texts.prizeName, key: 'prize', render: (_, { name }) => name },
    {
      title: texts.state,
      key: 'status',
      card: 'corner',
      width: 110,
      render: (_, win) => <Pill tone={tones[win.status]}>{stateOf(win, texts)}</Pill>,
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
    <>
      <Records
        of={lottery}
        every={0}
        title={texts.winners}
        filter={{
          label: texts.state,
          any: texts.allStates,
          options: Object.values(winStatus).map((value) => ({
            value,
            label: texts[`status${value}`],
          })),
        }}
        read={(api, asked, status) =>
          api.lotteryAdmin.winners.query({ ...asked, ...(status !== undefined && { status }) })
        }
        rowKey="id"
        columns={columns}
        width={640}
        empty={texts.noWinners}
      />
      {shipping && <ShipForm of={shipping} onClose={() => setShipping(undefined)} />}
    </>
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

const ShipForm = defineForm({
  texts: lotteryTexts,
  initial: (_win: AdminWin): Partial<Parcel> => ({}),
  useOwn: () => useShipWin(),
  inputOf: (parcel, _begun, { id }) => ({ id, ...(parcel as Parcel) }),
  send: (_api, input, _requestId, shipping) => shipping.mutateAsync(input),
  title: ({ texts, of: { name } }) => texts.shipTitle(name),
  hint: ({ of }) => <Where win={of} />,
  ok: ({ texts }) => texts.ship,
  fields: () => <ParcelFields isByCarrier />,
  done: ({ texts }) => texts.shipped,
})
