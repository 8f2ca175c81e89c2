import type { ScreenAsked } from '@mallard/contract/people/screen-auth/screen-auth.calls'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { CheckIcon, DeviceIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { InStore } from '#platform/in-store.tsx'
import { homeHref, loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useSession } from '#platform/session.ts'
import { screenAuthTexts } from './screen-auth.texts.ts'
import styles from './screen-auth.module.css'

/** The phone's side: what asks, and the answer to it. */
export function ScannedCode({ ask }: { ask: string }) {
  const texts = screenAuthTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const api = useApi()
  const [answer, setAnswer] = useState<'allowed' | 'refused'>()
  const { data: asked, error } = useQuery({
    ...api.screenAuth.asked.query({ ask }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const home = <Button href={homeHref(scope)}>{texts.home}</Button>
  return (
    <div className={styles.page}>
      <NavBar title={texts.title} onBack={navigate.back} />
      {answer && (
        <Empty
          title={answer === 'allowed' ? texts.allowed : texts.refused}
          note={answer === 'allowed' ? texts.allowedNote : texts.refusedNote}
          action={home}
        />
      )}
      {!answer && error && <Empty title={error.message} action={home} />}
      {!answer && !error && !asked && <SkeletonText lines={5} />}
      {!answer && asked && (
        <InStore store={asked.store}>
          <Question asked={asked} ask={ask} onAnswer={setAnswer} />
        </InStore>
      )}
    </div>
  )
}

function Question({
  asked: { store, role, system, browser, digits, isNear },
  ask,
  onAnswer,
}: {
  asked: ScreenAsked
  ask: string
  onAnswer: (answer: 'allowed' | 'refused') => void
}) {
  const texts = screenAuthTexts()
  const api = useApi()
  const { scope } = usePage()
  const me = useSession(({ me: known, isLoggedIn }) => (isLoggedIn ? known : undefined))
  const [going, setGoing] = useState<'allowed' | 'refused'>()
  async function say(answer: 'allowed' | 'refused') {
    setGoing(answer)
    try {
      await api.screenAuth.answer({ ask, isAllowed: answer === 'allowed' })
      onAnswer(answer)
    } catch {
      // The shell has told the shopper why.
    } finally {
      setGoing(undefined)
    }
  }
  const device = [system, browser].filter(Boolean).join(' · ')
  const rows = [
    [texts.device, device || texts.unknownDevice],
    [texts.kind, texts[role]],
    [texts.network, isNear ? texts.near : texts.far],
    ...(me ? [[texts.account, me.nickname] as const] : []),
  ] as const
  return (
    <>
      <section className={styles.card}>
        <span className={styles.round}>
          <DeviceIcon size={32} />
        </span>
        <h1>{texts.asks(store.name)}</h1>
        <p className={styles.digits}>
          <small>{texts.digits}</small>
          <b translate="no">{digits}</b>
        </p>
      </section>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.check}>{texts.check}</p>
      {me ? (
        <div className={styles.acts}>
          <Button
            kind="primary"
            size="lg"
            block
            icon={<CheckIcon size={20} />}
            busy={going === 'allowed'}
            disabled={going === 'refused'}
            onClick={() => void say('allowed')}
          >
            {texts.allow}
          </Button>
          <Button
            kind="secondary"
            size="lg"
            block
            busy={going === 'refused'}
            disabled={going === 'allowed'}
            onClick={() => void say('refused')}
          >
            {texts.refuse}
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <Button kind="primary" size="lg" block href={loginHref(scope)}>
            {texts.signInFirst}
          </Button>
          <p className={styles.check}>{texts.signInNote}</p>
        </div>
      )}
    </>
  )
}
