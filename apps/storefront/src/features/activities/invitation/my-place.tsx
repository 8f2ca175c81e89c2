import type { Invitation, MyEntry } from '@mallard/contract/activities/invitation/invitation.fields'
import { Button } from '@mallard/ui/button'
import { optional } from '@mallard/ui/first-use'
import { useLocale } from '@mallard/ui/locale'
import { Suspense } from 'react'
import { momentText } from '#platform/moment-text.ts'
import styles from './invitation.module.css'
import { invitationTexts } from './invitation.texts.ts'
import { useWithdraw } from './use-withdraw.ts'

const QrCode = optional(() => import('#platform/qr-code.tsx').then((module) => module.QrCode))

/** What somebody has who entered: the pass, or their place on the waiting list; and the way out. */
export function MyPlace({ event }: { event: Invitation }) {
  const { my } = event
  if (my === null || my.state === 'withdrawn') return null
  return my.state === 'in' ? <Pass event={event} my={my} /> : <Waiting event={event} my={my} />
}

interface PlaceProps {
  event: Invitation
  my: MyEntry
}

/** Whole in one sight of a scanner: dark on white, also where the page is dark. */
function Pass({ event, my: { pass, checkedInAt } }: PlaceProps) {
  const texts = invitationTexts()
  const locale = useLocale()
  const { onlineUrl } = event
  return (
    <section className={styles.pass}>
      <h2 className={styles.passTitle}>{texts.inTitle}</h2>
      {pass !== null && event.standing !== 'over' && (
        <>
          <Suspense fallback={<span className={styles.code} />}>
            <QrCode text={pass} label={texts.passOf} className={styles.code} />
          </Suspense>
          <p className={styles.letters}>
            <span className="sr-only">{texts.pass} </span>
            {pass}
          </p>
          <p className={styles.passHint}>
            {checkedInAt === null ? texts.passHint : texts.came(momentText(checkedInAt, locale))}
          </p>
        </>
      )}
      {onlineUrl !== null && event.standing !== 'over' && (
        <Button kind="primary" block href={onlineUrl}>
          {texts.openOnline}
        </Button>
      )}
      {checkedInAt === null && <WayOut event={event} words={texts.withdraw} />}
    </section>
  )
}

function Waiting({ event, my: { queue } }: PlaceProps) {
  const texts = invitationTexts()
  return (
    <section className={styles.waiting}>
      <h2 className={styles.panelTitle}>{texts.waitingTitle(queue ?? 1)}</h2>
      <p className={styles.soft}>{texts.waitingHint}</p>
      <div>
        <WayOut event={event} words={texts.leave} />
      </div>
    </section>
  )
}

/** Until the event begins. */
function WayOut({ event, words }: { event: Invitation; words: string }) {
  const { isBusy, withdraw } = useWithdraw(event)
  if (event.serverTime >= event.holdsAt) return null
  return (
    <Button kind="plain" busy={isBusy} onClick={() => void withdraw()}>
      {words}
    </Button>
  )
}
