import { useQuery } from '@tanstack/react-query'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'

/** What a member ordered in another system, where something was brought along. */
export function OldOrdersPanel({ memberId }: { memberId: number }) {
  const texts = memberTexts.use()
  const { api } = useSession()
  const { data = [] } = useQuery(api.memberImportAdmin.oldOrders.query({ memberId }))
  if (data.length === 0) return null
  return (
    <Panel title={texts.oldOrders}>
      <p className="soft small">{texts.oldOrdersHint}</p>
      <ul className={styles.waiting}>
        {data.map(({ number, at, amount, goods, state }) => (
          <li key={number}>
            <div className={styles.cell}>
              <span>{goods || number}</span>
              <span className="soft small">
                {number} · {dateTime(at).slice(0, 10)} {state && `· ${state}`}
              </span>
            </div>
            <span>{money(amount)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
