import { scopeText } from '@mallard/kernel'
import { Drawer, Skeleton } from 'antd'
import { Fragment, lazy, Suspense, useState } from 'react'
import { Bell } from '#features/people/alert/bell.tsx'
import { PasswordForm } from '#features/people/staff/password.form.tsx'
import { SessionsDrawer } from '#features/people/staff/sessions-drawer.tsx'
import { Blank } from '#platform/parts/blank.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf, placeOf } from '#platform/places.ts'
import { Link, useAddress } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useNarrow } from '#platform/use-narrow.ts'
import { AccountMenu } from './account-menu.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Menu } from './menu.tsx'
import { menuOf, opens, screens, useSectionName } from './screens.ts'
import styles from './shell.module.css'
import { shellTexts } from './shell.texts.ts'
import { StoreSwitcher } from './store-switcher.tsx'

const SecondFactorDrawer = lazy(() => import('#features/people/staff/second-factor-drawer.tsx'))
const Opening = lazy(() => import('#features/people/setting/opening.tsx'))

/** Sections at the side, the page beside them. */
export function Shell({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const texts = shellTexts.use()
  const { pathname } = useAddress()
  const { section: here } = placeOf(pathname)
  const isNarrow = useNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const [over, setOver] = useState<'password' | 'factor' | 'sessions'>()
  const close = () => setOver(undefined)

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <header className={styles.side}>
        {isNarrow && (
          <button
            type="button"
            className={styles.opener}
            aria-label={texts.sections}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            <Icon name="menu" size={22} />
          </button>
        )}
        <div className={styles.top}>
          <StoreSwitcher />
          <Bell />
        </div>
        {!isNarrow && <Menu here={here} />}
        <AccountMenu
          onPassword={() => setOver('password')}
          onFactor={() => setOver('factor')}
          onSessions={() => setOver('sessions')}
          onSignOut={onSignOut}
        />
      </header>
      <main className={styles.main} id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} style={{ padding: 8 }} />}>
            <Page />
          </Suspense>
        </ErrorBoundary>
      </main>
      {isNarrow && (
        <Drawer
          open={isOpen}
          placement="left"
          size={272}
          title={texts.sections}
          onClose={() => setIsOpen(false)}
        >
          <Menu here={here} onChosen={() => setIsOpen(false)} />
        </Drawer>
      )}
      {over === 'password' && <PasswordForm of={undefined} onClose={close} />}
      {over === 'factor' && (
        <Suspense>
          <SecondFactorDrawer onClose={close} />
        </Suspense>
      )}
      {over === 'sessions' && <SessionsDrawer onClose={close} />}
    </div>
  )
}

function Page() {
  const texts = shellTexts.use()
  const nameOf = useSectionName()
  const { scope, store, can } = useSession()
  const { pathname } = useAddress()
  const { scope: wanted, section, id } = placeOf(pathname)
  if (!section) return <Blank title={texts.unknown} text={texts.unknownHint} />
  const { list: List, one: One } = screens[section]
  if (!opens(store.rights, section)) return <Blank title={texts.noRight} text={texts.noRightHint} />
  if (wanted && scopeText(wanted) !== scopeText(scope)) {
    return (
      <Blank title={texts.foreign} text={texts.foreignHint}>
        <Link to={addressOf(scope, section)}>{texts.ownOnes(nameOf(section))}</Link>
      </Blank>
    )
  }
  // Another store is another page: nothing typed or chosen goes along.
  const key = `${scope.partnerId}-${scope.storeId}`
  if (id === undefined) {
    const isFirst = menuOf(store.rights)[0] === section
    return (
      <Fragment key={key}>
        {isFirst && can('store.write') && (
          <Suspense>
            <Opening />
          </Suspense>
        )}
        <List id="" />
      </Fragment>
    )
  }
  return One ? (
    <One key={`${key}-${id}`} id={id} />
  ) : (
    <Blank title={texts.unknown} text={texts.unknownHint} />
  )
}
