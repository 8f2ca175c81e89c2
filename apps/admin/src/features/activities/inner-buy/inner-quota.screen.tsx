import type { AdminInnerUse } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { Button } from 'antd'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import { definePage } from '#platform/page/define-page.tsx'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { ChangeQuotaForm } from './quota.form.tsx'
import { quotaTexts } from './quota.texts.ts'

/** One person's quota of a year, and the orders that used it. */
export default definePage({
  texts: quotaTexts,
  read: (api, id) => api.innerBuyAdmin.grant.query({ id: Number(id) }),
  section: 'inner-quotas',
  back: ({ title }) => title,
  waiting: ({ texts }) => texts.title,
  head: ({ texts, session: { can, scope }, one: grant, open }) => ({
    title: `${grant.name} · ${texts.yearOf(grant.year)}`,
    beside: !grant.isEmployee && <Pill tone="warn">{texts.noRole}</Pill>,
    hint: (
      <>
        <Link to={addressOf(scope, 'members', grant.memberId)}>{grant.phone || grant.name}</Link>
        <AuditLink isPersonal object={`innerGrant ${grant.id}`} />
      </>
    ),
    actions: can('promotion.write') && (
      <Button onClick={() => open((close, now) => <ChangeQuotaForm of={now} onClose={close} />)}>
        {texts.change}
      </Button>
    ),
  }),
  body: ({ texts, one: { id, quota, used, reserved, left, orders } }) => (
    <>
      <Sums
        sums={[
          { name: texts.quota, value: money(quota) },
          { name: texts.used, value: money(used) },
          { name: texts.reserved, value: money(reserved) },
          { name: texts.left, value: money(left) },
          { name: texts.orders, value: count(orders) },
        ]}
      />
      <Uses id={id} />
    </>
  ),
})

const tones: Readonly<Record<AdminInnerUse['state'], Tone>> = {
  reserved: 'warn',
  used: 'good',
  closed: 'plain',
}

function Uses({ id }: { id: number }) {
  const texts = quotaTexts.use()
  const { scope } = useSession()
  const columns: ListColumn<AdminInnerUse>[] = [
    {
      title: texts.order,
      key: 'order',
      render: (_, { orderSn }) => (
        <Link to={addressOf(scope, 'orders', orderSn)} className="mono">
          {orderSn}
        </Link>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 110,
      render: (_, { state }) => <Pill tone={tones[state]}>{texts[`state-${state}`]}</Pill>,
    },
    { title: texts.time, key: 'time', width: 160, render: (_, { at }) => dateTime(at) },
    {
      title: texts.amount,
      key: 'amount',
      width: 120,
      align: 'right',
      render: (_, { amount }) => money(amount),
    },
    {
      title: texts.freed,
      key: 'freed',
      width: 120,
      align: 'right',
      render: (_, { freed }) => (freed > 0 ? money(freed) : '–'),
    },
  ]
  return (
    <Panel isFlush title={texts.usesTitle}>
      <PagedRows
        read={(api, asked) => api.innerBuyAdmin.uses.query({ id, ...asked })}
        rowKey="orderSn"
        columns={columns}
        width={680}
        showTotal={texts.usesTotal}
        empty={texts.noUses}
        addressOf={({ orderSn }) => addressOf(scope, 'orders', orderSn)}
      />
    </Panel>
  )
}
