import { useSyncExternalStore } from 'react'
import { readStored, store, storageKeys } from './storage.ts'

export type Theme = 'auto' | 'light' | 'dark'

const listeners = new Set<() => void>()

function storedTheme(): Theme {
  const value = readStored(storageKeys.theme)
  return value === 'light' || value === 'dark' ? value : 'auto'
}

/** The boot script in the document's head does the same before the first paint. */
export function setTheme(theme: Theme): void {
  store(storageKeys.theme, theme === 'auto' ? undefined : theme)
  if (theme === 'auto') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  for (const listener of listeners) listener()
}

/** `auto` follows the system. */
export function useTheme(): [theme: Theme, setTheme: (theme: Theme) => void] {
  const theme = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    storedTheme,
    (): Theme => 'auto',
  )
  return [theme, setTheme]
}
