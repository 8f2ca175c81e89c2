import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { UsersIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { toast } from '@mallard/ui/toast'
import { useEffect, useRef } from 'react'
import { loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { Agreement, useAgreement } from './agreement.tsx'
import { companyPassTexts } from './company-pass.texts.ts'
import { loginTarget } from './login-target.ts'
import { useCompanyPass } from './use-company-pass.ts'
import styles from './login.module.css'

export default defineScreen('companyPass', {
  query: ['to', 'code', 'state'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => <CompanyPassPage {...query} />,
})

/** Corporate sign-in: explains whom it is for, leaves for WeCom, and takes back what it says. */
function CompanyPassPage({
  to,
  code,
  state,
}: {
  to?: string | undefined
  code?: string | undefined
  state?: string | undefined
}) {
  const texts = companyPassTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const agreement = useAgreement()
  const { begin, end, refusal, isBusy } = useCompanyPass({
    onIn: (target) => {
      toast(texts.done, { tone: 'good' })
      navigate(loginTarget(target ?? to, scope, location.origin), { replace: true })
    },
    onPhone: (target) => {
      toast(texts.phoneNeeded)
      navigate(
        loginHref(
          scope,
          new URL(loginTarget(target ?? to, scope, location.origin), location.origin).href,
        ),
        { replace: true },
      )
    },
  })

  async function go() {
    if (await agreement.ask()) await begin(to)
  }

  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || !state) return
    begun.current = true
    window.history.replaceState(window.history.state, '', href('companyPass', {}, { to }))
    void end(code, state)
  })

  return (
    <div className={styles.page}>
      <NavBar title={texts.title} onBack={navigate.back} />
      <div className={styles.card}>
        <span className={styles.round}>
          <UsersIcon size={32} />
        </span>
        <h1>{texts.head}</h1>
        <p>{texts.intro}</p>
      </div>
      {refusal && (
        <Notice tone="bad" className={styles.notice}>
          {refusal}
        </Notice>
      )}
      <div className={styles.form}>
        <Button kind="primary" size="lg" block busy={isBusy} onClick={() => void go()}>
          {refusal ? texts.again : texts.go}
        </Button>
        <Button kind="plain" size="lg" block href={loginHref(scope, to ?? location.origin)}>
          {texts.byPhone}
        </Button>
        <Agreement {...agreement} />
      </div>
    </div>
  )
}
