import { Icon } from '#platform/parts/icons.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useNewSignIns } from '#platform/use-new-sign-ins.ts'
import { useSetLocale } from './locale-root.tsx'
import styles from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { SideDropdown } from './side-dropdown.tsx'

export function AccountMenu({
  onPassword,
  onFactor,
  onSessions,
  onSignOut,
}: {
  onPassword: () => void
  onFactor: () => void
  onSessions: () => void
  onSignOut: () => Promise<void>
}) {
  const texts = shellTexts.use()
  const { me, scope } = useSession()
  const locale = useLocale()
  const setLocale = useSetLocale()
  const news = useNewSignIns().length
  const items = [
    { key: 'shop', label: texts.openShop },
    { key: 'language', label: texts.toEnglish },
    { key: 'password', label: texts.password },
    { key: 'factor', label: texts.factor },
    { key: 'sessions', label: news > 0 ? texts.newSessions(news) : texts.sessions },
    { type: 'divider' as const },
    { key: 'out', label: texts.signOut },
  ]
  function choose(key: string): void {
    if (key === 'shop') open(`/a/${scope.partnerId}-${scope.storeId}`, '_blank', 'noopener')
    if (key === 'language') setLocale(locale === 'en' ? 'zh' : 'en')
    if (key === 'password') onPassword()
    if (key === 'factor') onFactor()
    if (key === 'sessions') onSessions()
    if (key === 'out') void onSignOut()
  }
  return (
    <SideDropdown placement="topLeft" menu={{ items, onClick: ({ key }) => choose(key) }}>
      <button type="button" className={styles.account} title={texts.account}>
        <span className={styles.face} aria-hidden="true">
          {[...me.name][0]}
          {news > 0 && <span className={styles.news} />}
        </span>
        {news > 0 && <span className="sr-only">{texts.newSignIn}</span>}
        <span className={styles.names}>
          <span className={styles.name}>{me.name}</span>
          <span className={styles.partner}>{me.login}</span>
        </span>
        <Icon name="more" size={16} />
      </button>
    </SideDropdown>
  )
}
