import { useLocale, type Locale } from '@mallard/ui/locale'

interface ShareCard {
  title: string
  text?: string
}

/** Opens the system's share sheet for the page one is on, or copies its address where there is none. Its code arrives with the first press. */
export function useShare(): (card: ShareCard) => void {
  const locale = useLocale()
  return (card) => void share(card, locale)
}

async function share(card: ShareCard, locale: Locale): Promise<void> {
  const { copyText } = await import('./copy.ts')
  if (!('share' in navigator)) return copyText(location.href, locale)
  try {
    await navigator.share({ ...card, url: location.href })
  } catch (error) {
    // Closing the sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyText(location.href, locale)
  }
}
