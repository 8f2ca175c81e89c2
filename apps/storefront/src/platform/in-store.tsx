import { scopeText, type Scope } from '@mallard/kernel'
import { useEffect, useState, type ReactNode } from 'react'
import { usePage } from './navigator/index.ts'
import { readStored, rememberStore, storageKeys } from './storage.ts'

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
