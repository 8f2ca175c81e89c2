/** How a figure stands to the one before. */
export type Change =
  | { readonly kind: 'same' }
  /** There was nothing before, so that no share can be told. */
  | { readonly kind: 'new' }
  | { readonly kind: 'up' | 'down'; readonly by: string }

const percent = (share: number): string =>
  `${(share * 100).toFixed(share < 0.1 ? 1 : 0).replace(/\.0$/, '')}%`

export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' }
  if (before === 0) return { kind: 'new' }
  const share = Math.abs(now - before) / Math.abs(before)
  return { kind: now > before ? 'up' : 'down', by: percent(share) }
}

/** Of rates, in points of 10 000: how many points of a hundred lie between them. */
export function pointsBetween(now: number, before: number): Change {
  if (now === before) return { kind: 'same' }
  return { kind: now > before ? 'up' : 'down', by: (Math.abs(now - before) / 100).toFixed(2) }
}

export const rate = (bp: number): string => `${(bp / 100).toFixed(2)}%`
