import type { ContentLink } from '@mallard/contract/links'
import { glide } from '@mallard/ui/motion'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { flyToCart } from '#entities/goods/fly-to-cart.ts'
import { useAddToCart } from '#entities/goods/use-add-to-cart.ts'
import { useHost } from '#platform/host.ts'
import { useApi } from '#platform/api.ts'
import { Link, useNavigate, usePage } from '#platform/navigator/index.ts'
import { targetOfLink } from './content-link.rules.ts'

export interface ContentLinkProps {
  /** Without one it leads nowhere. */
  link: ContentLink | null
  children: ReactNode
  className?: string | undefined
  /** Spoken name, when the words inside do not say where it leads. */
  label?: string | undefined
}

/**
 * A link of page content, of any of the specification's types: an anchor where it leads somewhere,
 * a button where it does something.
 */
export function ContentLinkBox({ link, children, className, label }: ContentLinkProps) {
  const { scope, locale } = usePage()
  const host = useHost()
  // Until the host is known, as on the server, the page is drawn for a plain browser.
  if (!link) return <div className={className}>{children}</div>
  const target = targetOfLink(link, scope, host === undefined || host.can.externalLinks)

  switch (target.kind) {
    case 'page':
      return (
        <Link to={target.to} className={className} aria-label={label}>
          {children}
        </Link>
      )
    case 'external':
      return (
        <a
          href={target.to}
          className={className}
          aria-label={label}
          target="_blank"
          rel="noopener noreferrer"
        >
          {children}
        </a>
      )
    case 'addCart':
      return (
        <AddOne productSn={target.productSn} className={className} label={label}>
          {children}
        </AddOne>
      )
    case 'coupon':
      return (
        <DrawOne grantUuid={target.grantUuid} className={className} label={label}>
          {children}
        </DrawOne>
      )
    case 'top':
    case 'live': {
      const act =
        target.kind === 'top'
          ? toTop
          : () =>
              void import('./open-live.ts').then(({ openLive }) => openLive(target.room, locale))
      return (
        <button type="button" className={className} aria-label={label} onClick={act}>
          {children}
        </button>
      )
    }
  }
}

function AddOne({
  productSn,
  children,
  className,
  label,
}: Omit<ContentLinkProps, 'link'> & { productSn: string }) {
  const add = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const fly = () =>
    flyToCart(button.current?.querySelector('img')?.currentSrc, button.current ?? undefined)
  return (
    <button
      ref={button}
      type="button"
      className={className}
      aria-label={label}
      onClick={() => void add({ productSn, quantity: 1, onStart: fly })}
    >
      {children}
    </button>
  )
}

const loadDraw = () => import('#entities/coupon/draw.ts')

function DrawOne({
  grantUuid,
  children,
  className,
  label,
}: Omit<ContentLinkProps, 'link'> & { grantUuid: string }) {
  const [api, client, navigate, { scope, locale }] = [
    useApi(),
    useQueryClient(),
    useNavigate(),
    usePage(),
  ]
  const draw = () =>
    void loadDraw().then(({ drawCoupon }) =>
      drawCoupon({ api, client, navigate, scope }, grantUuid, locale),
    )
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onPointerDown={() => void loadDraw().catch(() => undefined)}
      onClick={draw}
    >
      {children}
    </button>
  )
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: glide() })
}
