import { scopeText, type Scope } from '@mallard/kernel'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonText } from '@mallard/ui/skeleton'
import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { readStored, rememberStore, storageKeys } from '#platform/storage.ts'
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
  const own = scopeText(store)
  const isElsewhere = scopeText(usePage().scope) !== own
  const [isLeaving, setLeaving] = useState(isElsewhere)
  useEffect(() => {
    if (!isElsewhere) return
    rememberStore(store)
    // Where the browser remembers nothing it would go in a circle.
    const isKnown = readStored(storageKeys.lastStore) === own
    setLeaving(isKnown)
    if (isKnown) location.reload()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isElsewhere, own])
  return isLeaving ? null : children
}
