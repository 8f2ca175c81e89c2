import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { CheckIcon, UserIcon } from '@mallard/ui/icons'
import { NavBar } from '@mallard/ui/nav-bar'
import { Skeleton, SkeletonText } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { currentHost } from '#platform/host.ts'
import { homeHref, loginHref } from '#platform/login.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { driverAuthTexts } from './driver-auth.texts.ts'
import { loginTarget } from './login-target.ts'
import { usePassport } from './use-passport.ts'
import styles from './login.module.css'

/**
 * Hands a session over from an app to this browser: shows whose it is and what comes with it, and
 * asks.
 */
export function HandOver({ passport, to }: { passport: string; to: string | undefined }) {
  const texts = driverAuthTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const api = useApi()
  const partner = usePartner()
  const { data: holder, isError } = useQuery({
    ...api.identity.passportOf.query({ x: passport }),
    retry: false,
    staleTime: Infinity,
  })
  const { use, isBusy } = usePassport(passport, {
    onIn: () => navigate(loginTarget(to, scope, location.origin), { replace: true }),
    // Refused, the page has nothing more to show: the app that opened it comes back.
    onRefused: () => {
      const { can, closeWindow } = currentHost()
      if (can.closeWindow) void closeWindow()
      navigate(homeHref(scope), { replace: true })
    },
  })

  if (isError) {
    return (
      <div className={styles.page}>
        <NavBar title={texts.title} onBack={navigate.back} />
        <Empty
          title={texts.over}
          note={texts.overNote}
          action={<Button href={loginHref(scope, to ?? location.origin)}>{texts.login}</Button>}
        />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <NavBar title={texts.title} onBack={navigate.back} />
      <div className={styles.card}>
        <span className={styles.round}>
          {holder?.avatar ? <img src={holder.avatar} alt="" /> : <UserIcon size={32} />}
        </span>
        {holder ? (
          <>
            <h1>{texts.head(partner?.partner.name ?? '')}</h1>
            <p>
              {holder.nickname} {holder.phoneMasked}
            </p>
          </>
        ) : (
          <>
            <Skeleton width="60%" height="24px" />
            <SkeletonText lines={1} />
          </>
        )}
      </div>
      <section className={styles.handed}>
        <h2>{texts.what}</h2>
        <ul>
          {[texts.signIn, texts.see, texts.order].map((line) => (
            <li key={line}>
              <CheckIcon size={18} />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.form}>
        <Button
          kind="primary"
          size="lg"
          block
          disabled={!holder}
          busy={isBusy}
          onClick={() => void use(true)}
        >
          {texts.agree}
        </Button>
        <Button
          kind="secondary"
          size="lg"
          block
          disabled={!holder || isBusy}
          onClick={() => void use(false)}
        >
          {texts.refuse}
        </Button>
        <p className={styles.agreement}>{texts.note}</p>
      </div>
    </div>
  )
}
