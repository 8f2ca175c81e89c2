import type { Locale } from '@mallard/kernel'
import { useLocale } from '@mallard/ui/locale'
import { Activity, memo, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ApiProvider } from './api.ts'
import { PageProvider } from './navigator/context.tsx'
import type { PageLoader } from './navigator/loader.ts'
import type { Navigator } from './navigator/navigator.ts'
import { isKept, type View } from './navigator/view.ts'
import styles from './kept-pages.module.css'
import { PageBox } from './screen-host.tsx'

/** Pages kept alive behind the one in front. */
const maxKept = 6

/**
 * The pages that stay mounted after `view` has come to the front: kept ones, oldest first, and
 * `view` itself, last.
 */
export function keepPages(before: readonly View[], view: View): readonly View[] {
  const others = before.filter((page) => page.pathname !== view.pathname && isKept(page))
  return [...others.slice(-maxKept), view]
}

export interface KeptPagesProps {
  view: View
  loader: PageLoader
  navigator: Navigator | undefined
  /** Another value forgets the pages behind: the store changed, or the shopper signed in or out. */
  generation: string
}

/**
 * Shows the page in front and keeps the others asleep, with their state but without their effects.
 */
export function KeptPages({ view, loader, navigator, generation }: KeptPagesProps) {
  const locale = useLocale()
  const [kept, setKept] = useState<{ generation: string; list: readonly View[] }>({
    generation,
    list: [view],
  })
  const front = kept.list.at(-1)
  if (front !== view || kept.generation !== generation) {
    const isSame = kept.generation === generation
    if (!isSame) navigator?.scroll.forget()
    setKept({ generation, list: keepPages(isSame ? kept.list : [], view) })
  }
  // Drawn in a steady order, so that coming to the front moves no element.
  const inOrder = [...kept.list].sort((a, b) => (a.pathname < b.pathname ? -1 : 1))

  return inOrder.map((page) => (
    <Activity key={page.pathname} mode={page === kept.list.at(-1) ? 'visible' : 'hidden'}>
      <Page view={page} loader={loader} navigator={navigator} locale={locale} />
    </Activity>
  ))
}

interface PageProps {
  view: View
  loader: PageLoader
  navigator: Navigator | undefined
  /** Draws the page again in another language. */
  locale: Locale
}

const Page = memo(function Page({ view, loader, navigator, locale }: PageProps) {
  const main = useRef<HTMLElement>(null)
  const context = useMemo(() => ({ ...loader.context(view), locale }), [loader, view, locale])

  // Runs again when a sleeping page wakes, so a page comes back to its own place.
  useLayoutEffect(() => {
    navigator?.scroll.restore(view)
    // Anyone who goes from tab to tab of a page goes on from there.
    const isOnTab =
      main.current?.contains(document.activeElement) &&
      document.activeElement?.getAttribute('role') === 'tab'
    if (view.action !== 'load' && !isOnTab) main.current?.focus({ preventScroll: true })
  }, [navigator, view])

  return (
    <PageProvider value={context}>
      <ApiProvider value={context.api}>
        <main
          ref={main}
          className={styles.page}
          tabIndex={-1}
          data-page={view.name}
          data-came={view.action}
        >
          <PageBox loader={loader} target={view} context={context} hint={view.hint} />
        </main>
      </ApiProvider>
    </PageProvider>
  )
})
