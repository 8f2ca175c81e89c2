import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './second-factor.module.css'
import { secondFactorTexts } from './second-factor.texts.ts'
import { useFactorSteps } from './use-factor-steps.tsx'

/** One's own second factor: set up, changed, turned off. */
export default function SecondFactorDrawer({ onClose }: { onClose: () => void }) {
  const texts = secondFactorTexts.use()
  const { api } = useSession()
  const answer = useQuery({ ...api.secondFactor.mine.query(), staleTime: 0 })
  const { step, title, proof, begin } = useFactorSteps(Boolean(answer.data?.since))

  return (
    <Drawer open title={title ?? texts.title} size={440} onClose={onClose}>
      {step ?? (
        <Loaded answer={answer}>
          {({ since, codesLeft, isNeeded }) => (
            <div className={styles.steps}>
              <p>{texts.hint}</p>
              {isNeeded && <p className="soft small">{texts.needed}</p>}
              {since === null ? (
                <>
                  <p className="soft small">{texts.apps}</p>
                  <p>
                    <Pill tone="plain">{texts.isOff}</Pill>
                  </p>
                  <div className={styles.row}>
                    <Button type="primary" onClick={() => begin('begin')}>
                      {texts.setUp}
                    </Button>
                  </div>
                </>
              ) : (
                <>
                  <p>
                    <Pill tone="good">{texts.isOn}</Pill>{' '}
                    <span className="soft small">
                      {texts.since(dateTime(since))} · {texts.left(codesLeft)}
                    </span>
                  </p>
                  {codesLeft < 4 && <p>{texts.fewLeft}</p>}
                  <div className={styles.row}>
                    <Button onClick={() => begin('codes')}>{texts.newCodes}</Button>
                    <Button onClick={() => begin('begin')}>{texts.another}</Button>
                    {!isNeeded && (
                      <Button danger onClick={() => begin('off')}>
                        {texts.turnOff}
                      </Button>
                    )}
                  </div>
                </>
              )}
            </div>
          )}
        </Loaded>
      )}
      {proof}
    </Drawer>
  )
}
