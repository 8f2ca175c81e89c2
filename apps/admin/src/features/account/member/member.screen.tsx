import type { AdminMemberPage } from '@mallard/contract/account/member/member-admin.calls'
import { Button } from 'antd'
import { definePage } from '#platform/page/define-page.tsx'
import { AllRows } from '#platform/parts/all-rows.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { orderStatusText, orderStatusTone } from '#platform/order-status.ts'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money, shortTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { ConsentsPanel } from './consents-panel.tsx'
import { FloorRolePanel } from './floor-role-panel.tsx'
import { LevelsPage } from './levels-page.tsx'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'
import { MemberStatus } from './member-status.tsx'
import { OldOrdersPanel } from './old-orders-panel.tsx'
import { PointsPanel } from './points-panel.tsx'
import { RecordPanels } from './record-panels.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { TagsPage } from './tags-page.tsx'
import { WaitingPoints } from './waiting-points.tsx'

/** One member, the levels that all of them stand on, or the tags that they may wear. */
export default function MemberScreen({ id }: { id: string }) {
  if (id === 'tags') return <TagsPage />
  return id === 'levels' ? <LevelsPage /> : <MemberPage id={id} />
}

const MemberPage = definePage({
  texts: memberTexts,
  read: (api, id) => ({ ...api.memberAdmin.detail.query({ memberId: Number(id) }), retry: false }),
  section: 'members',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.member,
  head: ({
    texts,
    id,
    one: { nickname, phoneMasked, level, status },
    session: { can, scope },
  }) => ({
    title: nickname,
    actions: can('member.message') && status !== 4 && (
      <Button
        onClick={() =>
          void navigate(`${addressOf(scope, 'campaigns', 'new')}?member=${Number(id)}`)
        }
      >
        {texts.sendMessage}
      </Button>
    ),
    beside: (
      <>
        {level && <Pill tone="plain">{level}</Pill>}
        <MemberStatus status={status} />
      </>
    ),
    hint: (
      <>
        {phoneMasked}
        <AuditLink isPersonal object={`member ${Number(id)}`} />
      </>
    ),
  }),
  body: ({ texts, id, one: member }) => (
    <>
      <WaitingPoints memberId={Number(id)} />
      <Sums
        sums={[
          { name: texts.spent, value: money(member.paid) },
          { name: texts.orders, value: count(member.orders) },
          { name: texts.points, value: count(member.points) },
          { name: texts.growth, value: count(member.growth) },
        ]}
      />
      <Columns
        main={
          <>
            <Orders member={member} />
            <PointsPanel memberId={Number(id)} />
          </>
        }
        aside={
          <>
            <Details member={member} />
            <RecordPanels member={member} />
            <StandingPanel member={member} />
            <ConsentsPanel member={member} />
            <FloorRolePanel member={member} />
            <Coupons member={member} />
            <Returns member={member} />
            <OldOrdersPanel memberId={member.memberId} />
          </>
        }
      />
    </>
  ),
})

type MemberOrder = AdminMemberPage['orderList'][number]

function Orders({ member: { orderList } }: { member: AdminMemberPage }) {
  const texts = memberTexts.use()
  const locale = useLocale()
  const { can, scope } = useSession()
  const columns: ListColumn<MemberOrder>[] = [
    {
      title: texts.orderSn,
      key: 'order',
      render: (_, { orderSn, title, goods }) => (
        <div className={styles.cell}>
          {can('order.read') ? (
            <Link to={addressOf(scope, 'orders', orderSn)}>{orderSn}</Link>
          ) : (
            <span>{orderSn}</span>
          )}
          <span className="soft small">{texts.goods(title, goods)}</span>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      width: 110,
      render: (_, { status }) => (
        <Pill tone={orderStatusTone(status as Parameters<typeof orderStatusTone>[0])}>
          {orderStatusText(status, locale)}
        </Pill>
      ),
    },
    {
      title: texts.amount,
      key: 'amount',
      width: 120,
      align: 'right',
      render: (_, { payAmount, refundedAmount }) => (
        <div className={styles.cell}>
          <span>{money(payAmount)}</span>
          {refundedAmount > 0 && (
            <span className="soft small">{texts.refunded(money(refundedAmount))}</span>
          )}
        </div>
      ),
    },
    {
      title: texts.time,
      key: 'time',
      width: 110,
      render: (_, { createTime }) => <span className="soft">{shortTime(createTime)}</span>,
    },
  ]
  return (
    <Panel title={texts.recentOrders} isFlush>
      <AllRows<MemberOrder>
        rowKey="orderSn"
        columns={columns}
        rows={orderList}
        atOnce={5}
        width={520}
        {...(can('order.read') && {
          addressOf: ({ orderSn }) => addressOf(scope, 'orders', orderSn),
        })}
        empty={texts.noOrders}
      />
    </Panel>
  )
}

function Details({
  member: { createTime, lastOrderTime, registerSource, roles, debt },
}: {
  member: AdminMemberPage
}) {
  const texts = memberTexts.use()
  return (
    <Panel title={texts.facts}>
      <Facts
        facts={[
          [texts.joined, dateTime(createTime)],
          [texts.source, registerSource === 'wap' ? texts.wap : registerSource],
          [texts.last, lastOrderTime === null ? texts.never : dateTime(lastOrderTime)],
          ...(roles.some((role) => role !== 'user')
            ? [
                [
                  texts.roles,
                  roles
                    .flatMap((role) => (role === 'user' ? [] : [texts[role]]))
                    .join(texts.between),
                ] as const,
              ]
            : []),
          ...(debt > 0 ? [[texts.debt, `${debt} · ${texts.debtHint}`] as const] : []),
        ]}
      />
    </Panel>
  )
}

const couponTones: readonly Tone[] = ['good', 'warn', 'plain', 'plain', 'bad']

function Coupons({ member: { coupons } }: { member: AdminMemberPage }) {
  const texts = memberTexts.use()
  const names = [texts.c0, texts.c1, texts.c2, texts.c3, texts.c4]
  return (
    <Panel title={texts.recentCoupons}>
      {coupons.length === 0 && <p className="soft">{texts.noCoupons}</p>}
      <ul className={styles.waiting}>
        {coupons.map(({ id, name, status, validTo }) => (
          <li key={id}>
            <div className={styles.cell}>
              <span>{name}</span>
              <span className="soft small">
                {texts.validTo} {dateTime(validTo)}
              </span>
            </div>
            <Pill tone={couponTones[status] ?? 'plain'}>{names[status]}</Pill>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Returns({ member: { returns } }: { member: AdminMemberPage }) {
  const texts = memberTexts.use()
  const { can, scope } = useSession()
  const types: Readonly<Record<number, string>> = {
    1: texts.t1,
    2: texts.t2,
    3: texts.t3,
    4: texts.t4,
  }
  const states = [texts.rMinus1, texts.r0, texts.r1, texts.r2, texts.r3, texts.r4, texts.r5]
  return (
    <Panel title={texts.recentReturns}>
      {returns.length === 0 && <p className="soft">{texts.noReturns}</p>}
      <ul className={styles.waiting}>
        {returns.map(({ applyId, type, status, amount, createTime }) => (
          <li key={applyId}>
            <div className={styles.cell}>
              {can('return.read') ? (
                <Link to={addressOf(scope, 'returns', applyId)}>{types[type]}</Link>
              ) : (
                <span>{types[type]}</span>
              )}
              <span className="soft small">
                {shortTime(createTime)} · {money(amount)}
              </span>
            </div>
            <Pill tone={status === 3 ? 'good' : status < 3 ? 'warn' : 'plain'}>
              {states[status + 1]}
            </Pill>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
