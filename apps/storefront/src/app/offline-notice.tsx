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
    // A copy that the worker gave is one, whatever the system says of its line.
    () => navigator.onLine && document.documentElement.dataset['offline'] === undefined,
    () => true,
  )
  const texts = shellTexts()
  return isOnline ? null : (
    <div role="status">
      <Notice tone="warn">{texts.offline}</Notice>
    </div>
  )
}
