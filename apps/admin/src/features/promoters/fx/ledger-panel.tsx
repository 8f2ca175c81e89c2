import type { AdminLedgerRow } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { fxTexts } from './fx.texts.ts'

/** What moved a promoter's money: a column for each balance. */
export function LedgerPanel({ id }: { id: number }) {
  const texts = fxTexts.use()
  const { can, scope } = useSession()
  const sumColumn = (key: 'frozen' | 'available' | 'withdrawing' | 'withdrawn') => ({
    title: texts[key],
    key,
    width: 88,
    align: 'right' as const,
    render: (_: unknown, row: AdminLedgerRow) =>
      row[key] === 0 ? <span className="soft">—</span> : money(row[key]),
  })
  const columns: ListColumn<AdminLedgerRow>[] = [
    {
      title: texts.what,
      key: 'kind',
      render: (_, { kind, orderSn, at }) => (
        <div>
          {texts[kind === 'withdrawn' ? 'withdrawnKind' : kind]}
          <div className="soft small">
            {dateTime(at)}{' '}
            {orderSn &&
              (can('order.read') ? (
                <Link to={addressOf(scope, 'orders', orderSn)}>{orderSn}</Link>
              ) : (
                orderSn
              ))}
          </div>
        </div>
      ),
    },
    sumColumn('frozen'),
    sumColumn('available'),
    sumColumn('withdrawing'),
    sumColumn('withdrawn'),
  ]
  return (
    <Panel title={texts.ledger}>
      <PagedRows
        read={(api, asked) => api.fxAdmin.ledger.query({ id, ...asked })}
        rowKey="id"
        columns={columns}
        width={520}
        empty={texts.noLedger}
      />
    </Panel>
  )
}
