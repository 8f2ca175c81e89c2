import type { StockMovement, StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Drawer, Pagination } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './stock.module.css'
import { stockTexts } from './stock.texts.ts'

const pageSize = 20
const kinds = [
  'initial',
  'edit',
  'submit',
  'pay',
  'close',
  'group',
  'return',
  'reissue',
  'reissued',
  'import',
  'carried',
] as const
const ofOrders: readonly string[] = ['submit', 'pay', 'close', 'group']

/** Every movement of the stock of a SKU: when, why, by whom, and what was there afterwards. */
export function LedgerDrawer({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const texts = stockTexts.use()
  const [pageNum, setPageNum] = useState(1)
  const { api } = useSession()
  const answer = useQuery(api.stockAdmin.ledger.query({ id: row.skuId, pageNum, pageSize }))
  const { data } = answer
  return (
    <Drawer
      open
      size={480}
      title={texts.ledgerOf(`${row.title} ${row.attr}`.trim())}
      onClose={onClose}
    >
      <Loaded answer={answer}>
        {({ list, total }) =>
          total === 0 ? (
            <Blank title={texts.noMovement} isSmall />
          ) : (
            <ol className={styles.movements}>
              {list.map((movement) => (
                <Movement key={movement.id} of={movement} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {data && data.total > pageSize && (
        <div className={styles.pages}>
          <Pagination
            size="small"
            current={pageNum}
            pageSize={pageSize}
            total={data.total}
            showSizeChanger={false}
            onChange={setPageNum}
          />
        </div>
      )}
    </Drawer>
  )
}

function Movement({ of: movement }: { of: StockMovement }) {
  const texts = stockTexts.use()
  const { can, scope } = useSession()
  const { at, kind, number, deltaOnHand, deltaReserved, staffName, reason } = movement
  const known = kinds.find((each) => each === kind)
  const section = ofOrders.includes(kind) ? ('orders' as const) : ('returns' as const)
  const mayOpen = can(section === 'orders' ? 'order.read' : 'return.read')
  const details = [dateTime(at), staffName, reason].filter(Boolean).join(' · ')
  return (
    <li className={styles.movement}>
      <span className={styles.why}>
        {known ? texts[known] : texts.other}{' '}
        {number &&
          (mayOpen ? (
            <Link to={addressOf(scope, section, number)} className="soft small mono">
              {number}
            </Link>
          ) : (
            <span className="soft small mono">{number}</span>
          ))}
      </span>
      <span className={styles.delta}>
        <Delta of={deltaOnHand} name={texts.onHand} />
        {deltaOnHand !== 0 && deltaReserved !== 0 && ' · '}
        <Delta of={deltaReserved} name={texts.deltaReserved} />
      </span>
      <span className="soft small">{details}</span>
      <span className="soft small">
        {texts.afterText(movement.afterOnHand, movement.afterReserved)}
      </span>
    </li>
  )
}

function Delta({ of: delta, name }: { of: number; name: string }) {
  if (delta === 0) return null
  return (
    <span className={delta > 0 ? styles.up : styles.down}>
      <span className="soft small">{name}</span> {delta > 0 ? `+${delta}` : delta}
    </span>
  )
}
