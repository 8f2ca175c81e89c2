import type { AdminLottery } from '@mallard/contract/activities/lottery/lottery-admin.calls'
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
import { LotteryBoard } from './lottery-board.tsx'
import { LotteryEditor } from './lottery.form.tsx'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'
import { tones } from './state-tone.ts'
import { useCloseLottery, useLottery } from './use-lotteries.ts'
import { Winners } from './winners.tsx'

/** One lottery: its set-up until it begins, its figures and winners from then on; or a new one. */
export default function LotteryScreen({ id }: { id: string }) {
  return id === 'new' ? <New /> : <Known id={Number(id)} />
}

/** An empty one, or one that begins like another. */
function New() {
  const [filters] = useFilters()
  const like = Number(filters.get('like')) || undefined
  return like === undefined ? <LotteryEditor lottery={undefined} /> : <Like id={like} />
}

function Like({ id }: { id: number }) {
  const { data, error, refetch } = useLottery(id)
  if (data) return <LotteryEditor lottery={undefined} like={data} />
  return error ? (
    <LoadFailed error={error} onAgain={refetch} />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  )
}

function Known({ id }: { id: number }) {
  const texts = lotteryTexts.use()
  const { scope, can } = useSession()
  const { data: lottery, error, refetch } = useLottery(id)
  const [isClosing, setClosing] = useState(false)
  const back = { to: addressOf(scope, 'lotteries'), text: texts.back }
  if (!lottery) {
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
  const mayEnd = mayWrite && (lottery.state === 'WAIT' || lottery.state === 'RUN')
  const header = {
    beside: <Pill tone={tones[lottery.state]}>{texts[lottery.state]}</Pill>,
    hint: <Hint lottery={lottery} mayWrite={mayWrite} />,
    actions: mayWrite && (
      <>
        {mayEnd && (
          <Button danger onClick={() => setClosing(true)}>
            {texts.close}
          </Button>
        )}
        <Button
          onClick={() =>
            void navigate(`${addressOf(scope, 'lotteries', 'new')}?like=${lottery.id}`)
          }
        >
          {texts.copy}
        </Button>
      </>
    ),
  }
  return (
    <>
      {lottery.state === 'WAIT' && mayWrite ? (
        <LotteryEditor key={lottery.id} lottery={lottery} header={header} />
      ) : (
        <>
          <PageHeader title={lottery.name} back={back} {...header} />
          <div className={styles.column}>
            <LotteryBoard lottery={lottery} />
            {can('order.read') && <Winners lotteryId={lottery.id} />}
          </div>
        </>
      )}
      {isClosing && <EndForm lottery={lottery} onClose={() => setClosing(false)} />}
    </>
  )
}

function Hint({
  lottery: { id, startAt, endAt, closeReason, lotteryUrl },
  mayWrite,
}: {
  lottery: AdminLottery
  mayWrite: boolean
}) {
  const texts = lotteryTexts.use()
  const { scope } = useSession()
  const page = `/lottery/${scope.partnerId}-${scope.storeId}/detail/${lotteryUrl}`
  return (
    <>
      {dateTime(startAt)} – {dateTime(endAt)} ·{' '}
      <a href={page} target="_blank" rel="noreferrer" className="mono">
        {page}
      </a>
      {closeReason && ` · ${texts.closedBecause(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`lottery ${id}`} />
    </>
  )
}

function EndForm({
  lottery: { id, name },
  onClose,
}: {
  lottery: AdminLottery
  onClose: () => void
}) {
  const texts = lotteryTexts.use()
  const closing = useCloseLottery()
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
