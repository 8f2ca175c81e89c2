import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import { CrownIcon } from '@mallard/ui/icons'
import { Progress } from '@mallard/ui/progress'
import { userCenterTexts } from './user-center.texts.ts'
import styles from './user-center.module.css'

export type MemberIndex = ReplyOf<Calls['member']['index']>

/** Who one is and how far one has come. */
export function LevelCard({ me, level }: Pick<MemberIndex, 'me' | 'level'>) {
  const texts = userCenterTexts()
  const goal = me.growth + level.need
  return (
    <section className={styles.level}>
      <div className={styles.who}>
        {me.avatar ? (
          <img
            className={styles.face}
            src={me.avatar.startsWith('/pictures/') ? `${me.avatar}?w=200` : me.avatar}
            alt=""
          />
        ) : (
          <span className={styles.face} aria-hidden="true">
            {[...me.nickname][0]}
          </span>
        )}
        <div className={styles.words}>
          <h1 className={styles.name}>{me.nickname}</h1>
          <p className={styles.phone}>{me.phoneMasked}</p>
        </div>
        {level.name && (
          <span className={styles.badge}>
            <CrownIcon size={16} />
            {level.name}
          </span>
        )}
      </div>
      {level.name && (
        <div className={styles.growth}>
          <p>
            <span>{texts.growth(me.growth)}</span>
            <span>
              {level.nextName === null ? texts.top : texts.need(level.need, level.nextName)}
            </span>
          </p>
          <Progress
            label={texts.progress}
            value={level.nextName === null || goal === 0 ? 1 : me.growth / goal}
          />
        </div>
      )}
    </section>
  )
}
