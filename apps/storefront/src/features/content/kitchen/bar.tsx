import { scopeText, type Scope } from '@mallard/kernel'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { lastStore, rememberStore } from '#platform/storage.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'

export function Bar({ title, isShared = true }: { title: string; isShared?: boolean }) {
  return (
    <NavBar
      title={title}
      onBack={useNavigate().back}
      right={isShared && <ShareButton label={kitchenTexts().share} />}
    />
  )
}

/** Bones of any of these pages. */
export function Bones({ title }: { title: string }) {
  return (
    <>
      <Bar title={title} isShared={false} />
      <div className={styles.page} role="status" aria-label={kitchenTexts().loading}>
        {[0, 1, 2].map((part) => (
          <div key={part} className={styles.card}>
            <SkeletonText lines={5} />
          </div>
        ))}
      </div>
    </>
  )
}

/**
 * A page about something of `store`, at an address that names none. In another one nothing of it is
 * shown: its document is asked for again in its own (the screen's `store` tells the server).
 */
export function InStore({ store, children }: { store: Scope; children: ReactNode }) {
  const isElsewhere = scopeText(usePage().scope) !== scopeText(store)
  const [isStaying, setStaying] = useState(false)
  useEffect(() => {
    if (isElsewhere) setStaying(!reloadIn(store))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isElsewhere, scopeText(store)])
  return isElsewhere && !isStaying ? null : children
}

/** False where the browser remembers nothing: it would go in a circle. */
function reloadIn(store: Scope): boolean {
  rememberStore(store)
  const last = lastStore()
  if (last === undefined || scopeText(last) !== scopeText(store)) return false
  location.reload()
  return true
}
