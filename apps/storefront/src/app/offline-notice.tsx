import { Notice } from '@mallard/ui/notice'
import { useSyncExternalStore } from 'react'
import { shellTexts } from './shell.texts.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const texts = shellTexts()
  return isOnline ? null : (
    <div role="status">
      <Notice tone="warn">{texts.offline}</Notice>
    </div>
  )
}
