import { NavBar } from '@mallard/ui/nav-bar'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { usePartner } from '#platform/partner.ts'
import { defineScreen } from '#platform/screen.ts'
import { LoginForm } from './login.form.tsx'
import { loginTarget } from './login-target.ts'
import { signInTexts } from './login.texts.ts'
import styles from './login.module.css'

export default defineScreen('login', {
  query: ['to'],
  head: () => ({ noIndex: true }),
  Screen: ({ query }) => <LoginPage to={query.to} />,
})

function LoginPage({ to }: { to: string | undefined }) {
  const texts = signInTexts()
  const navigate = useNavigate()
  const { scope } = usePage()
  const partner = usePartner()
  return (
    <div className={styles.page}>
      <NavBar title="" onBack={navigate.back} />
      <header className={styles.welcome}>
        {partner?.partner.logo && (
          <span
            className={styles.logo}
            style={{ maskImage: `url("${partner.partner.logo}")`, WebkitMaskImage: `url("${partner.partner.logo}")` }}
            aria-hidden="true"
          />
        )}
        <h1>
          <small>{texts.welcome}</small>
          {partner?.partner.name}
        </h1>
        <p>{texts.intro}</p>
      </header>
      <LoginForm onDone={() => navigate(loginTarget(to, scope, location.origin), { replace: true })} />
    </div>
  )
}
