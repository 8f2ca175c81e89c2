import type { Segment, SegmentMember } from '@mallard/contract/account/segment/segment-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import { definePage } from '#platform/page/define-page.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, money, shortTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { SegmentExportForm } from './export.form.tsx'
import { GiveForm } from './give.form.tsx'
import { RfmPage } from './rfm-page.tsx'
import { saidConditions } from './said-conditions.ts'
import { SegmentForm } from './segment.form.tsx'
import styles from './segment.module.css'
import { segmentTexts } from './segment.texts.ts'
import { useNames } from './use-names.ts'

/** One segment, or the table from which one can begin. */
export default function SegmentScreen({ id }: { id: string }) {
  return id === 'rfm' ? <RfmPage /> : <SegmentPage id={id} />
}

const SegmentPage = definePage({
  texts: segmentTexts,
  read: (api, id) => ({ ...api.segmentAdmin.detail.query({ id: Number(id) }), retry: false }),
  section: 'segments',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.title,
  useOwn: () => ({ names: useNames(), remove: useRemoval() }),
  head: ({ texts, one, open, session: { can, scope } }, { remove }) => ({
    title: one.name,
    actions: (
      <>
        {can('promotion.write') && (
          <Button onClick={() => open((close) => <GiveForm of={one} onClose={close} />)}>
            {texts.giveCoupon}
          </Button>
        )}
        {can('member.message') && (
          <Button
            onClick={() =>
              void navigate(`${addressOf(scope, 'campaigns', 'new')}?segment=${one.id}`)
            }
          >
            {texts.message}
          </Button>
        )}
        {can('data.export') && (
          <Button onClick={() => open((close) => <SegmentExportForm of={one} onClose={close} />)}>
            {texts.exportMembers}
          </Button>
        )}
        {can('member.write') && (
          <>
            <Button onClick={() => open((close, now) => <SegmentForm of={now} onClose={close} />)}>
              {texts.edit}
            </Button>
            <Button danger onClick={() => void remove(one)}>
              {texts.remove}
            </Button>
          </>
        )}
      </>
    ),
  }),
  body: ({ texts, one }, { names }) => (
    <>
      <Sums sums={[{ name: texts.membersNow, value: count(one.members) }]} />
      <Panel title={texts.conditions}>
        <div className={styles.said}>
          {saidConditions(one.conditions, texts, names).map((said) => (
            <Pill key={said} tone="plain">
              {said}
            </Pill>
          ))}
        </div>
      </Panel>
      <Members segment={one} />
    </>
  ),
})

function Members({ segment }: { segment: Segment }) {
  const texts = segmentTexts.use()
  const { scope } = useSession()
  const columns: ListColumn<SegmentMember>[] = [
    {
      title: texts.memberName,
      key: 'member',
      render: (_, { memberId, nickname, phoneMasked }) => (
        <div className={styles.cell}>
          <Link to={addressOf(scope, 'members', memberId)}>{nickname}</Link>
          <span className="soft small">{phoneMasked}</span>
        </div>
      ),
    },
    { title: texts.level, key: 'level', width: 130, render: (_, { level }) => level },
    {
      title: texts.orders,
      key: 'orders',
      width: 90,
      align: 'right',
      render: (_, { orders }) => count(orders),
    },
    {
      title: texts.spent,
      key: 'paid',
      width: 130,
      align: 'right',
      render: (_, { paid }) => money(paid),
    },
    {
      title: texts.last,
      key: 'last',
      width: 130,
      render: (_, { lastOrderTime }) => (
        <span className="soft">
          {lastOrderTime === null ? texts.never : shortTime(lastOrderTime)}
        </span>
      ),
    },
  ]
  return (
    <Panel title={texts.membersNow} isFlush>
      <PagedRows<SegmentMember>
        rowKey="memberId"
        read={(api, asked) => api.segmentAdmin.members.query({ id: segment.id, ...asked })}
        columns={columns}
        width={620}
        empty={texts.noMembers}
        showTotal={texts.total}
      />
    </Panel>
  )
}

function useRemoval(): (segment: Pick<Segment, 'id' | 'name'>) => Promise<void> {
  const texts = segmentTexts.use()
  const feedback = useFeedback()
  const { api, scope } = useSession()
  const invalidate = useInvalidate()
  const removing = useMutation({
    mutationFn: (id: number) => api.segmentAdmin.remove({ id }),
  })
  return async ({ id, name }) => {
    const question = {
      title: texts.removeAsk(name),
      text: texts.removeHint,
      ok: texts.remove,
      isDangerous: true,
    }
    if (!(await feedback.ask(question))) return
    removing.mutate(id, {
      onSuccess: async () => {
        feedback.done(texts.removed)
        await navigate(addressOf(scope, 'segments'))
        await invalidate(api.segmentAdmin.list, api.staff.audit)
      },
      onError: feedback.failed,
    })
  }
}
