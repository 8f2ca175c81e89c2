import type { AdminSeckill } from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { addressOf } from '#platform/places.ts'
import { navigate, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { SeckillBoard } from './seckill-board.tsx'
import { SeckillEditor } from './seckill.form.tsx'
import { seckillTexts } from './seckill.texts.ts'
import { tones } from './state-tone.ts'
import { useCloseSeckill, useSeckill } from './use-seckills.ts'

/** One session: its set-up until it begins, its live board from then on; or a new one. */
export default function SeckillScreen({ id }: { id: string }) {
  return id === 'new' ? <New /> : <Known id={Number(id)} />
}

/** An empty one, or one that begins like another. */
function New() {
  const [filters] = useFilters()
  const like = Number(filters.get('like')) || undefined
  return like === undefined ? <SeckillEditor session={undefined} /> : <Like id={like} />
}

function Like({ id }: { id: number }) {
  const { data, error, refetch } = useSeckill(id)
  if (data) return <SeckillEditor session={undefined} like={data} />
  return error ? (
    <LoadFailed error={error} onAgain={refetch} />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  )
}

function Known({ id }: { id: number }) {
  const texts = seckillTexts.use()
  const { scope, can } = useSession()
  const { data: session, error, refetch } = useSeckill(id)
  const [isClosing, setClosing] = useState(false)
  const back = { to: addressOf(scope, 'seckills'), text: texts.back }
  if (!session) {
    return (
      <>
        <PageHeader title={texts.title} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </>
    )
  }
  const mayWrite = can('promotion.write')
  const mayEnd = mayWrite && (session.state === 'WAIT' || session.state === 'RUN')
  const header = {
    beside: <Pill tone={tones[session.state]}>{texts[session.state]}</Pill>,
    hint: <Hint session={session} mayWrite={mayWrite} />,
    actions: mayWrite && (
      <>
        {mayEnd && (
          <Button danger onClick={() => setClosing(true)}>
            {texts.close}
          </Button>
        )}
        <Button
          onClick={() => void navigate(`${addressOf(scope, 'seckills', 'new')}?like=${session.id}`)}
        >
          {texts.copy}
        </Button>
      </>
    ),
  }
  return (
    <>
      {session.state === 'WAIT' && mayWrite ? (
        <SeckillEditor key={session.id} session={session} header={header} />
      ) : (
        <>
          <PageHeader title={session.name} back={back} {...header} />
          <SeckillBoard session={session} />
        </>
      )}
      {isClosing && <EndForm session={session} onClose={() => setClosing(false)} />}
    </>
  )
}

function Hint({
  session: { id, startAt, endAt, closeReason, reminders },
  mayWrite,
}: {
  session: AdminSeckill
  mayWrite: boolean
}) {
  const texts = seckillTexts.use()
  return (
    <>
      {dateTime(startAt)} – {dateTime(endAt)}
      {` · ${texts.reminders} ${texts.people(reminders)}`}
      {closeReason && ` · ${texts.closedBecause(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`seckill ${id}`} />
    </>
  )
}

function EndForm({
  session: { id, name },
  onClose,
}: {
  session: AdminSeckill
  onClose: () => void
}) {
  const texts = seckillTexts.use()
  const closing = useCloseSeckill()
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle(name),
        hint: texts.closeHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.closeUsual,
        ok: texts.close,
        cancel: texts.cancel,
      }}
      most={200}
      call={closing}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}
