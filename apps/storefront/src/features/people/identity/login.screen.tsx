import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { QrIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { useEffect, useRef } from 'react'
import { LegalFoot } from '#entities/legal/legal-foot.tsx'
import { BrandMark } from '#platform/brand-mark.tsx'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { useOffers, usePartner } from '#platform/partner.ts'
import { defineScreen } from '#platform/screen.ts'
import { useSession } from '#platform/session.ts'
import { useAgreement } from './agreement.tsx'
import { LoginForm } from './login.form.tsx'
import { loginTarget } from './login-target.ts'
import { signInTexts } from './login.texts.ts'
import { SignInWays } from './sign-in-ways.tsx'
import { useSignIn, type Way } from './use-sign-in.ts'
import styles from './login.module.css'

export default defineScreen('login', {
  query: ['to', 'fail', 'apple', 'state'],
  // Where one goes on to, and what came along, is the browser's business.
  drawnBy: ['fail'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => <LoginPage {...query} />,
})

interface LoginPageProps {
  to?: string | undefined
  /** Why one is here again: a name of the code book. */
  fail?: string | undefined
  /** What Apple's page brought. */
  apple?: string | undefined
  state?: string | undefined
}

function LoginPage({ to, fail, apple, state }: LoginPageProps) {
  const texts = signInTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const partner = usePartner()
  const offers = useOffers()
  const agreement = useAgreement()
  const weixinUser = useSession((session) => (session.isLoggedIn ? null : session.weixinUser))
  const isIn = useSession((session) => session.initStatus === 'done' && session.isLoggedIn)
  const goOn = (target = to) =>
    navigate(loginTarget(target, scope, location.origin), { replace: true })
  const { ways, consents, isBinding, begin, endApple } = useSignIn(to ?? '', goOn)
  // The host's own way comes before the phone; Apple's page, which leaves the shop, after it.
  const isFirst = ways[0] !== undefined && ways[0].type !== 'apple'

  // Each one happens once: a code is good for one exchange.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !apple || !state) return
    begun.current = true
    // Out of the address bar first: what is used up should not be sent again by a reload.
    window.history.replaceState(window.history.state, '', loginHref(scope, to ?? location.origin))
    void endApple(apple, state)
  })
  useEffect(() => {
    if (isIn && !apple && !fail) goOn()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when somebody turns out to be signed in, and then only
  }, [isIn])

  async function go(way: Way) {
    if (await agreement.ask()) await begin(way)
  }

  const failure = fail === undefined ? '' : texts.fail(fail)
  const isKnown = isBinding || weixinUser !== null
  const buttons = ways.length > 0 && !isKnown && (
    <SignInWays ways={ways} isFirst={isFirst} onWay={go} />
  )
  return (
    <div className={styles.page}>
      <NavBar title="" onBack={navigate.back} />
      <header className={styles.welcome}>
        <BrandMark partner={partner?.partner} className={styles.logo} />
        <h1>
          <small>{weixinUser ? texts.asWeixin(weixinUser.nickname) : texts.welcome}</small>
          {partner?.partner.name}
        </h1>
        {offers.texts && <p>{isKnown ? texts.bindIntro : texts.intro}</p>}
      </header>
      {failure && (
        <Notice tone="warn" className={styles.notice}>
          {failure}
        </Notice>
      )}
      {isFirst && buttons && (
        <>
          {buttons}
          <p className={styles.or}>{texts.or}</p>
        </>
      )}
      {!offers.texts && (
        <Notice tone="warn" className={styles.notice}>
          {texts.noTexts}
        </Notice>
      )}
      <LoginForm
        onDone={() => goOn()}
        agreement={agreement}
        consents={consents}
        sendsCodes={offers.texts}
        submitText={isKnown ? texts.bindSubmit : undefined}
      />
      {!isKnown && (
        <Button
          kind="plain"
          className={styles.byPhone}
          icon={<QrIcon size={18} />}
          href={href('driverAuth', {}, { to })}
        >
          {texts.byPhone}
        </Button>
      )}
      {!isFirst && buttons && (
        <>
          <p className={styles.or}>{texts.others}</p>
          {buttons}
        </>
      )}
      <LegalFoot />
    </div>
  )
}
