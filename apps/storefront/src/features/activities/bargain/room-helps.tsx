import type { BargainRoomPage } from '@mallard/contract/activities/bargain/bargain.fields'
import shared from '#entities/activity/activity.module.css'
import { bargainTexts } from './bargain.texts.ts'
import styles from './bargain.module.css'
import { shortYuan } from './goods-panel.tsx'

/** The friends who cut, the latest first, and by how much each. */
export function RoomHelps({ page: { helps, part } }: { page: BargainRoomPage }) {
  const texts = bargainTexts()
  return (
    <section className={shared.panel}>
      <h2>{texts.helpers}</h2>
      {helps.length === 0 ? (
        <p className={shared.quiet}>{part === 'owner' ? texts.noHelps : texts.noHelpsYet}</p>
      ) : (
        <ul className={styles.helps}>
          {helps.map(({ name, avatar, cut, at }) => (
            <li key={`${at} ${name} ${cut}`}>
              <Face name={name} avatar={avatar} />
              <span className={styles.name}>{name}</span>
              <b className={styles.cut}>{texts.cut(shortYuan(cut))}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A picture of a person, or the first letter of the masked name. */
export function Face({ name, avatar }: { name: string; avatar: string }) {
  return avatar ? (
    <img className={styles.avatar} src={avatar} alt="" width={36} height={36} loading="lazy" />
  ) : (
    <span className={styles.avatar} aria-hidden="true">
      {[...name][0]}
    </span>
  )
}
