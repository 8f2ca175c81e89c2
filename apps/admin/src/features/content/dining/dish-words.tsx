import type { AdminDishComment } from '@mallard/contract/content/dining/dining-admin.calls'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { nameOfDish } from './dish-name.ts'
import styles from './dining.module.css'
import { diningTexts } from './dining.texts.ts'

const tones: Readonly<Record<AdminDishComment['state'], Tone>> = { 0: 'warn', 1: 'good', 2: 'bad' }
const names = { 0: 'waiting', 1: 'shown', 2: 'hidden' } as const

/** What was written of a dish, as text and nothing else. */
export function DishWords({ comment }: { comment: AdminDishComment }) {
  const texts = diningTexts.use()
  const locale = useLocale()
  const { star, content, pics, state, reason, table, memberId, nickname, createTime } = comment
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <strong>{nameOfDish(comment, locale)}</strong>
        <Pill tone={tones[state]}>{texts[names[state]]}</Pill>
        <span>{texts.stars(star)}</span>
        <span className="soft">
          {[
            memberId === null ? texts.closed : nickname,
            `${texts.table} ${table}`,
            dateTime(createTime),
          ].join(' · ')}
        </span>
      </div>
      <p className={styles.text}>{content}</p>
      <Pictures pics={pics} size={72} alt={texts.picture} />
      {state === 2 && reason !== '' && <p className="soft">{texts.hiddenFor(reason)}</p>}
    </div>
  )
}
