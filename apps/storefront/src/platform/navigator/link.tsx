import { inLang } from '@mallard/contract/lang'
import { useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react'
import { useAddressLang } from '../locale.tsx'
import { useNavigator } from './context.tsx'
import { preloadInView } from './in-view.ts'
import { isPage } from './view.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /**
   * `href('goods', { itemId, partnerId, storeId })`; another site's address, and one that is no
   * page, is left to the browser.
   */
  to: string
  replace?: boolean | undefined
  /**
   * Given to the page as `hint`: what can be drawn before its data is there. A link with one is
   * what shoppers come for: its page is fetched when the link is in view, and not only when a
   * finger is on it.
   */
  hint?: unknown
}

/**
 * An anchor that works before any script runs, fetches its page on intent and then opens it without
 * a reload.
 */
export function Link({
  to,
  replace,
  hint,
  onClick,
  onPointerDown,
  onPointerEnter,
  onFocus,
  ...rest
}: LinkProps) {
  const navigator = useNavigator()
  const lang = useAddressLang()
  const anchor = useRef<HTMLAnchorElement>(null)
  const isOurs =
    to.startsWith('/') &&
    !to.startsWith('//') &&
    rest.target === undefined &&
    rest.download === undefined &&
    isPage(to)

  const isLikely = isOurs && hint !== undefined

  useEffect(() => {
    if (isLikely && navigator && anchor.current)
      return preloadInView(anchor.current, () => navigator.preload(to))
    return undefined
  }, [isLikely, navigator, to])

  const preload = () => {
    if (isOurs) void navigator?.preload(to)
  }

  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !navigator || !isOurs || !isPlain(event)) return
    event.preventDefault()
    navigator.go(to, { replace, hint })
  }

  return (
    <a
      {...rest}
      ref={anchor}
      href={isOurs ? inLang(to, lang) : to}
      onClick={open}
      onPointerDown={(event) => {
        preload()
        onPointerDown?.(event)
      }}
      onPointerEnter={(event) => {
        // A touch enters as it scrolls past; only a mouse that hovers means it.
        if (event.pointerType === 'mouse') preload()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload()
        onFocus?.(event)
      }}
    />
  )
}

/** The same for the kit, whose links say `href`. */
export function KitLink({ href, ...rest }: Omit<LinkProps, 'to'> & { href: string }) {
  return <Link to={href} {...rest} />
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
