import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import type { Partner } from '#platform/partner.ts'

/** Class of the root element of partners whose pages have a ground of their own (tokens.css). */
export const ownGround = 'own-ground'

/**
 * The colours and the look of a partner as the stylesheets read them, as the
 * whole style of the root element.
 */
export function partnerStyle({ partner }: Partner): string {
  const style = {
    '--partner-brand': partner.themeColor,
    '--partner-brand-dark': partner.themeColorDark,
    ...lookStyle(partner.look),
  }
  return Object.entries(style)
    .map((pair) => pair.join(':'))
    .join(';')
}

/** Gives the root element the look of a partner; nothing of the one before stays. */
export function setLook(root: HTMLElement, partner: Partner): void {
  root.style.cssText = partnerStyle(partner)
  root.classList.toggle(ownGround, Boolean(partner.partner.look.ground))
}

/** Only what differs from the kit's own look: a document carries no more than it needs. */
function lookStyle({ ground, corners, titles, cards, hero }: PartnerLook): Record<string, string> {
  const style: Record<string, string> = {}
  if (ground)
    for (const tone of ['paper', 'surface', 'fill', 'line'] as const) {
      style[`--partner-${tone}`] = ground.light[tone]
      style[`--partner-${tone}-dark`] = ground.dark[tone]
    }
  if (corners === 'square')
    Object.assign(style, { '--partner-round': '0.25', '--partner-button': '4px' })
  if (titles === 'heavy')
    Object.assign(style, { '--title': '800', '--title-size': '1.2', '--title-space': '-0.01em' })
  if (cards === 'tall')
    Object.assign(style, {
      '--card-ground': 'none',
      '--card-ratio': '0.8',
      '--card-inset': '0px',
      '--card-round': 'var(--radius-s)',
    })
  if (hero === 'full')
    Object.assign(style, {
      '--hero-ratio': '0.8333',
      '--hero-out': 'calc(var(--u) * -12)',
      '--hero-up': 'calc(var(--u) * -4)',
      '--hero-round': '0px',
      '--hero-words': 'flex-end',
      '--hero-foot': 'calc(var(--u) * 40)',
      '--hero-veil': '8deg',
      '--hero-title': '1.3',
    })
  return style
}
