import { useQuery } from '@tanstack/react-query'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { Loaded } from '#platform/parts/loaded.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { type FactorAnswer, FactorProofForm, type FactorWish } from './factor-proof.form.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodeList } from './recovery-codes.tsx'
import styles from './second-factor.module.css'
import { secondFactorTexts } from './second-factor.texts.ts'

/** One's own second factor: set up, changed, turned off. */
export default function SecondFactorDrawer({ onClose }: { onClose: () => void }) {
  const texts = secondFactorTexts.use()
  const { api } = useSession()
  const answer = useQuery({ ...api.secondFactor.mine.query(), staleTime: 0 })
  const [wish, setWish] = useState<FactorWish>()
  const [shown, setShown] = useState<FactorAnswer>()
  const title =
    shown === undefined ? texts.title : 'setup' in shown ? texts.setupTitle : texts.codesTitle

  return (
    <Drawer open title={title} size={440} onClose={onClose}>
      {shown && 'setup' in shown && (
        <FactorSetup setup={shown.setup} onDone={(codes) => setShown({ codes: [...codes] })} />
      )}
      {shown && 'codes' in shown && (
        <RecoveryCodeList codes={shown.codes} onClose={() => setShown(undefined)} />
      )}
      {!shown && (
        <Loaded answer={answer}>
          {({ since, codesLeft }) => (
            <div className={styles.steps}>
              <p>{texts.hint}</p>
              {since === null ? (
                <>
                  <p className="soft small">{texts.apps}</p>
                  <p>
                    <Pill tone="plain">{texts.isOff}</Pill>
                  </p>
                  <div className={styles.row}>
                    <Button type="primary" onClick={() => setWish('begin')}>
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
                    <Button onClick={() => setWish('codes')}>{texts.newCodes}</Button>
                    <Button onClick={() => setWish('begin')}>{texts.another}</Button>
                    <Button danger onClick={() => setWish('off')}>
                      {texts.turnOff}
                    </Button>
                  </div>
                </>
              )}
              {wish && (
                <FactorProofForm
                  of={{ wish, isOn: since !== null }}
                  onDone={setShown}
                  onClose={() => setWish(undefined)}
                />
              )}
            </div>
          )}
        </Loaded>
      )}
    </Drawer>
  )
}
