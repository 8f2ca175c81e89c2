import { Skeleton } from 'antd'
import { Suspense, useEffect, useRef, useState } from 'react'
import { PasswordForm } from '#features/staff/password.form.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf, placeOf } from '#platform/places.ts'
import { Link, useAddress } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { AccountMenu } from './account-menu.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { menuOf, screens } from './screens.ts'
import styles from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { StoreSwitcher } from './store-switcher.tsx'

/** Sections at the side, the page beside them. */
export function Shell({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const texts = shellTexts.use()
  const { scope, store } = useSession()
  const { pathname } = useAddress()
  const { section: here } = placeOf(pathname)
  const [isChanging, setIsChanging] = useState(false)
  const menu = useRef<HTMLElement>(null)
  // Where the menu is longer than the screen, who comes by an address sees where he is.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {texts.skip}
      </a>
      <header className={styles.side}>
        <StoreSwitcher />
        <nav ref={menu} className={styles.menu} aria-label={texts.sections}>
          {menuOf(store.rights).map((section) => (
            <Link
              key={section}
              to={addressOf(scope, section)}
              className={styles.item}
              aria-current={here === section ? 'page' : undefined}
              title={texts[section]}
            >
              <Icon name={section} />
              <span className={styles.word}>{texts[section]}</span>
            </Link>
          ))}
        </nav>
        <AccountMenu onPassword={() => setIsChanging(true)} onSignOut={onSignOut} />
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} style={{ padding: 8 }} />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </main>
      {isChanging && <PasswordForm onClose={() => setIsChanging(false)} />}
    </div>
  )
}

function Page() {
  const texts = shellTexts.use()
  const { scope, can } = useSession()
  const { pathname } = useAddress()
  const { section, id } = placeOf(pathname)
  if (!section) return <Blank title={texts.unknown} text={texts.unknownHint} />
  const { right, list: List, one: One } = screens[section]
  if (!can(right)) return <Blank title={texts.noRight} text={texts.noRightHint} />
  // Another store is another page: nothing typed or chosen goes along.
  const key = `${scope.partnerId}-${scope.storeId}`
  if (id === undefined) return <List key={key} id="" />
  return One ? <One key={`${key}-${id}`} id={id} /> : <Blank title={texts.unknown} text={texts.unknownHint} />
}
