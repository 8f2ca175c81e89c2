import { wantsStillness } from '@mallard/ui/motion'

/** Where the cart is on the page in front: the goods bar's own button, else its tab. */
function cartIcon(): Element | undefined {
  const icons = [...document.querySelectorAll('[data-cart-icon], nav a[href$="/cart"] svg')]
  return icons.find((icon) => icon.getClientRects().length > 0)
}

/**
 * A small picture flies from where the goods are to the cart, which then pulses. Nothing moves
 * under reduced motion.
 */
export function flyToCart(picture: string | undefined, from: Element | undefined): void {
  const target = cartIcon()
  if (!target || typeof target.animate !== 'function' || wantsStillness()) return
  const pulse = () =>
    target.animate(
      [{ transform: 'scale(1)' }, { transform: 'scale(1.28)' }, { transform: 'scale(1)' }],
      { duration: 240, easing: 'ease-out' },
    )
  if (!picture || !from) {
    pulse()
    return
  }
  const start = from.getBoundingClientRect()
  const end = target.getBoundingClientRect()
  const size = Math.min(56, start.width)
  const token = document.createElement('div')
  token.setAttribute('aria-hidden', 'true')
  Object.assign(token.style, {
    position: 'fixed',
    zIndex: '60',
    left: `${start.left + start.width / 2 - size / 2}px`,
    top: `${Math.max(0, Math.min(start.top + start.height / 2, innerHeight - size)) - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    borderRadius: '50%',
    background: `center / cover url("${picture}") var(--fill)`,
    boxShadow: 'var(--shadow)',
    pointerEvents: 'none',
  })
  document.body.append(token)
  const box = token.getBoundingClientRect()
  const x = end.left + end.width / 2 - box.left - size / 2
  const y = end.top + end.height / 2 - box.top - size / 2
  const flight = token.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.45}px, ${y * 0.3}px) scale(0.8)`, opacity: 1, offset: 0.45 },
      { transform: `translate(${x}px, ${y}px) scale(0.2)`, opacity: 0.4 },
    ],
    { duration: 420, easing: 'cubic-bezier(0.4, 0, 0.7, 1)' },
  )
  flight.onfinish = () => {
    token.remove()
    pulse()
  }
  flight.oncancel = () => token.remove()
}
