import type { Approval } from '@mallard/contract/people/staff/staff.calls'
import type { Scope } from '@mallard/kernel'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { NextStep } from '#platform/parts/next-step.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { dateTime, money } from '#platform/show.ts'
import { approvalTexts } from './approval.texts.ts'
import { ObjectLink } from './object-link.tsx'

export default defineList({
  texts: approvalTexts,
  filters: {},
  name: 'approvals',
  read: (api) => asPage(api.staff.approvals.query(), wholePage),
  isWhole: true,
  isFresh: true,
  every: 60_000,
  head: ({ texts, session: { scope } }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: (
      <Link to={addressOf(scope, 'approval-rules')} style={{ textDecoration: 'underline' }}>
        {texts.rules}
      </Link>
    ),
  }),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.what,
      key: 'what',
      width: 220,
      render: (_, row) => (
        <div>
          <div style={{ fontWeight: 500 }}>{texts[row.kind]}</div>
          <ObjectLink text={row.object} scope={scopeOf(row, scope)} />
        </div>
      ),
    },
    {
      title: texts.amount,
      key: 'sum',
      width: 120,
      align: 'right',
      render: (_, { amount, points }) => (
        <strong className="nowrap">
          {amount !== null && money(amount)}
          {points !== null && texts.pointsOf(points)}
        </strong>
      ),
    },
    {
      title: texts.reason,
      key: 'reason',
      card: 'wide',
      render: (_, { reason, next, approvers }) => (
        <div>
          <div>{reason}</div>
          <NextStep next={next} approvers={approvers} />
        </div>
      ),
    },
    {
      title: texts.by,
      key: 'by',
      width: 190,
      render: (_, { by, at }) => (
        <div>
          <div>{by}</div>
          <div className="soft small nowrap">{dateTime(at)}</div>
        </div>
      ),
    },
    {
      title: texts.until,
      key: 'until',
      width: 150,
      render: (_, { expiresAt }) => <span className="nowrap">{dateTime(expiresAt)}</span>,
    },
    {
      title: texts.decide,
      key: 'decide',
      card: 'corner',
      width: 120,
      render: (_, row) =>
        row.isMine && row.next !== 'alone' ? (
          <Pill tone="plain">{texts.mine}</Pill>
        ) : row.next === 'role' ? null : (
          <Link to={placeOf(row, scope)} style={{ textDecoration: 'underline' }}>
            {texts.open}
          </Link>
        ),
    },
  ],
  width: 1000,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

const scopeOf = ({ storeId }: Approval, scope: Scope): Scope =>
  storeId === null ? scope : { ...scope, storeId }

/** Where it is decided. */
function placeOf(approval: Approval, scope: Scope): string {
  const number = approval.object.split(' ')[1] ?? ''
  if (approval.kind === 'account') return addressOf(scope, 'vouchers', 'account')
  if (approval.kind === 'money') return `${addressOf(scope, 'payments')}?tab=proposals`
  if (approval.kind === 'points') return addressOf(scope, 'members', number)
  if (approval.kind === 'coupon') return addressOf(scopeOf(approval, scope), 'coupons', number)
  const place = approval.object.startsWith('return ') ? 'returns' : 'orders'
  return addressOf(scopeOf(approval, scope), place, number)
}
