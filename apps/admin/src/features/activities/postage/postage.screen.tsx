import type {
  AdminPostage,
  AdminPostageClaim,
} from '@mallard/contract/activities/postage/postage-admin.calls'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { PostageForm } from './postage.form.tsx'
import { postageTexts } from './postage.texts.ts'
import { tones } from './state-tone.ts'
import { useClaims, useClosePostage, usePostage } from './use-postage.ts'

/** One trial: its figures, and who took it. */
export default function PostageScreen({ id }: { id: string }) {
  const texts = postageTexts.use()
  const { scope, can } = useSession()
  const { data: postage, error, refetch } = usePostage(Number(id))
  const [over, setOver] = useState<'edit' | 'close'>()
  const back = { to: addressOf(scope, 'postages'), text: texts.title }
  if (!postage)
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
  const { state } = postage
  const mayWrite = can('promotion.write')
  const close = () => setOver(undefined)
  return (
    <>
      <PageHeader
        title={postage.name}
        back={back}
        beside={<Pill tone={tones[state]}>{texts[state]}</Pill>}
        hint={<Hint postage={postage} mayWrite={mayWrite} />}
        actions={
          mayWrite && (
            <>
              {(state === 'WAIT' || state === 'RUN') && (
                <Button danger onClick={() => setOver('close')}>
                  {texts.close}
                </Button>
              )}
              {state === 'WAIT' && <Button onClick={() => setOver('edit')}>{texts.edit}</Button>}
            </>
          )
        }
      />
      <Figures postage={postage} />
      <Claims id={postage.id} isLive={state === 'RUN'} />
      {over === 'edit' && <PostageForm of={postage} onClose={close} />}
      {over === 'close' && <EndForm postage={postage} onClose={close} />}
    </>
  )
}

function Hint({ postage, mayWrite }: { postage: AdminPostage; mayWrite: boolean }) {
  const texts = postageTexts.use()
  const { id, title, productAttr, postageAmount, audience, startAt, endAt, closeReason } = postage
  return (
    <>
      {`${title} ${productAttr}`.trim()} · {money(postageAmount)} · {texts[audience]} ·{' '}
      {dateTime(startAt)} – {dateTime(endAt)}
      {closeReason && ` · ${texts.because(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`postage ${id}`} />
    </>
  )
}

const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.floor((part * 100) / all))

/** From those who saw it to those who paid, and what that cost. */
function Figures({ postage }: { postage: AdminPostage }) {
  const texts = postageTexts.use()
  const { seen, joined, paid, reserved, sold, quota, cost } = postage
  return (
    <Sums
      sums={[
        { name: texts.seen, value: count(seen), note: texts.members },
        { name: texts.joined, value: count(joined), note: texts.ofSeen(shareOf(joined, seen)) },
        { name: texts.paid, value: count(paid), note: texts.ofJoined(shareOf(paid, joined)) },
        {
          name: texts.taken,
          value: `${count(reserved + sold)} / ${count(quota)}`,
          note: texts.held(count(reserved)),
        },
        { name: texts.cost, value: money(cost), note: texts.costNote },
      ]}
    />
  )
}

const pageSize = 20

function Claims({ id, isLive }: { id: number; isLive: boolean }) {
  const texts = postageTexts.use()
  const { scope } = useSession()
  const [pageNum, setPage] = useState(1)
  const answer = useClaims({ id, pageNum, pageSize }, isLive)
  const columns: ListColumn<AdminPostageClaim>[] = [
    {
      title: texts.member,
      key: 'member',
      render: (_, { memberId, name, phone }) => (
        <div>
          <Link to={addressOf(scope, 'members', memberId)}>{name}</Link>
          <div className="soft small">{phone}</div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 110,
      render: (_, { isPaid }) => (
        <Pill tone={isPaid ? 'good' : 'warn'}>{isPaid ? texts.isPaid : texts.isUnpaid}</Pill>
      ),
    },
    {
      title: texts.order,
      key: 'order',
      width: 220,
      render: (_, { orderSn }) => (
        <Link to={addressOf(scope, 'orders', orderSn)} className="mono">
          {orderSn}
        </Link>
      ),
    },
    { title: texts.at, key: 'at', width: 160, render: (_, { at }) => dateTime(at) },
  ]
  return (
    <Panel isFlush title={texts.claims}>
      <PagedTable
        answer={answer}
        rowKey="memberId"
        columns={columns}
        width={680}
        pages={{
          pageNum,
          pageSize,
          showTotal: texts.claimsTotal,
          onPage: (page) => setPage(page ?? 1),
        }}
        empty={texts.noClaims}
      />
    </Panel>
  )
}

function EndForm({
  postage: { id, name },
  onClose,
}: {
  postage: AdminPostage
  onClose: () => void
}) {
  const texts = postageTexts.use()
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
      call={useClosePostage()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}
