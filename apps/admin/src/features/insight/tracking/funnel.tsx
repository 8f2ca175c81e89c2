import type { VisitCount } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { percent } from './visit-shares.ts'
import styles from './visits.module.css'
import { visitsTexts } from './visits.texts.ts'

const names = ['home', 'goods', 'cart', 'checkout', 'paid'] as const

/** How many visits came to each step on the way to an order. */
export function Funnel({ steps }: { steps: readonly VisitCount[] }) {
  const texts = visitsTexts.use()
  const visitsAt = names.map((name) => steps.find(({ key }) => key === name)?.visits ?? 0)
  const max = Math.max(1, ...visitsAt)
  return (
    <ol className={styles.steps}>
      {names.map((name, place) => {
        const visits = visitsAt[place] ?? 0
        return (
          <li key={name}>
            <div className={styles.stepLine}>
              <span>{texts[name]}</span>
              <span>
                {visits}{' '}
                {place > 0 && (
                  <span className="soft small">
                    {texts.ofBefore(percent(visits, visitsAt[place - 1] ?? 0))}
                  </span>
                )}
              </span>
            </div>
            <div className={styles.track} aria-hidden="true">
              <div className={styles.fill} style={{ width: `${(visits / max) * 100}%` }} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
