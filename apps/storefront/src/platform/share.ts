import { useLocale } from '@mallard/ui/locale'
import { copyText } from './copy.ts'

/** Opens the system's share sheet for the page one is on, or copies its address where there is none. */
export function useShare(): (card: { title: string; text?: string }) => Promise<void> {
  const locale = useLocale()
  return async (card) => {
    if (!('share' in navigator)) return copyText(location.href, locale)
    try {
      await navigator.share({ ...card, url: location.href })
    } catch (error) {
      // Closing the sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copyText(location.href, locale)
    }
  }
}
