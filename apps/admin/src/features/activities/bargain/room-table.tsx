import type {
  AdminBargain,
  AdminBargainHelp,
  AdminBargainRoom,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { MemberCell, OrderCell, Records } from '#platform/activity/records.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import styles from './bargain.module.css'
import { bargainTexts } from './bargain.texts.ts'

const filters = ['running', 'reached', 'ordered', 'failed', 'suspect'] as const

const tones: Readonly<Record<AdminBargainRoom['status'], Tone>> = {
  1: 'blue',
  2: 'warn',
  3: 'plain',
  4: 'good',
}
const names = { 1: 'running', 2: 'reached', 3: 'failed', 4: 'orderedRooms' } as const

interface RoomTableProps {
  bargain: AdminBargain
  mayWrite: boolean
}

/** Rooms of an activity; each opens to the cuts in it with where they came from. */
export function RoomTable({ bargain, mayWrite }: RoomTableProps) {
  const texts = bargainTexts.use()
  const [doubted, setDoubted] = useState<AdminBargainHelp>()
  return (
    <>
      <Records
        of={bargain}
        title={texts.board}
        extra={bargain.state === 'RUN' && <Pill tone="good">{texts.live}</Pill>}
        filter={{
          label: texts.state,
          any: texts.allStates,
          options: filters.map((value) => ({
            value,
            label: value === 'ordered' ? texts.orderedRooms : texts[value],
          })),
        }}
        read={(api, asked, state) =>
          api.bargainAdmin.rooms.query({ ...asked, state: state ?? 'ALL' })
        }
        rowKey="bargainRoomId"
        columns={columnsOf(texts)}
        width={640}
        more={(room) => <Helps room={room} onDoubt={mayWrite ? setDoubted : undefined} />}
        empty={texts.noRooms}
      />
      {doubted && <VoidForm help={doubted} onClose={() => setDoubted(undefined)} />}
    </>
  )
}

const columnsOf = (texts: ReturnType<typeof bargainTexts.use>): ListColumn<AdminBargainRoom>[] => [
  {
    title: texts.owner,
    key: 'owner',
    render: (_, { memberId, name, createdAt, helps }) => (
      <>
        <MemberCell id={memberId} name={name} note={dateTime(createdAt)} />
        {helps.some(({ isSuspect, voidReason }) => isSuspect && voidReason === null) && (
          <Pill tone="bad">{texts.looksForged}</Pill>
        )}
      </>
    ),
  },
  {
    title: texts.state,
    key: 'state',
    card: 'corner',
    width: 110,
    render: (_, { status }) => <Pill tone={tones[status]}>{texts[names[status]]}</Pill>,
  },
  {
    title: texts.price,
    key: 'price',
    width: 110,
    align: 'right',
    render: (_, { currentPrice }) => money(currentPrice),
  },
  {
    title: texts.progress,
    key: 'helped',
    width: 80,
    align: 'right',
    render: (_, { helped }) => helped,
  },
  {
    title: texts.expireAt,
    key: 'expireAt',
    width: 150,
    render: (_, { expireAt }) => <span className="small">{dateTime(expireAt)}</span>,
  },
  {
    title: texts.order,
    key: 'order',
    width: 190,
    render: (_, { orderSn, isPaid }) =>
      orderSn && (
        <span className="small">
          <OrderCell sn={orderSn} /> {isPaid && <Pill tone="good">{texts.paid}</Pill>}
        </span>
      ),
  },
]

function Helps({
  room: { helps, status },
  onDoubt,
}: {
  room: AdminBargainRoom
  onDoubt: ((help: AdminBargainHelp) => void) | undefined
}) {
  const texts = bargainTexts.use()
  const { scope } = useSession()
  const isOpen = status === 1 || status === 2
  if (helps.length === 0) return <span className="soft">{texts.noHelps}</span>
  return (
    <ul className={styles.helps}>
      {helps.map((help) => (
        <li key={help.id} data-void={help.voidReason !== null || undefined}>
          <div>
            <Link to={addressOf(scope, 'members', help.memberId)} className={styles.link}>
              {help.name}
            </Link>{' '}
            · {texts.cut} {money(help.cut)} <span className="soft small">{dateTime(help.at)}</span>
            {help.voidReason !== null ? (
              <div className="soft small">{texts.isVoid(help.voidReason)}</div>
            ) : (
              help.isSuspect && (
                <>
                  {' '}
                  <Pill tone="bad">{texts.looksForged}</Pill>
                </>
              )
            )}
            <div className="soft small">
              {texts.address} <span className="mono">{help.ip || texts.forgotten}</span>
              {help.ip && ` · ${texts.sameAddress(help.sameAddress)}`}
              {help.device && ` · ${texts.device} ${help.device}`}
              {help.device && ` · ${texts.sameDevice(help.sameDevice)}`}
            </div>
          </div>
          {onDoubt && isOpen && help.voidReason === null && (
            <Button size="small" danger onClick={() => onDoubt(help)}>
              {texts.voidHelp}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function VoidForm({
  help: { id, name },
  onClose,
}: {
  help: AdminBargainHelp
  onClose: () => void
}) {
  const texts = bargainTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.voidTitle(name),
        hint: texts.voidHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.voidUsual,
        ok: texts.voidHelp,
        cancel: texts.cancel,
      }}
      most={200}
      call={useVoidHelp()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.voidDone}
      onClose={onClose}
    />
  )
}

function useVoidHelp() {
  const { api } = useSession()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (input: { id: number; reason: string }) => api.bargainAdmin.voidHelp(input),
    onSettled: () => invalidate(api.bargainAdmin, api.staff.audit),
  })
}
