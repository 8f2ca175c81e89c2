interface Level {
  readonly code: string
  readonly growthMin: number
  readonly discountBp: number
}

/**
 * Which field of a level cannot be, beside the others: there is a lowest one that begins at 0, no two begin at the same
 * growth, and whoever stands higher pays no more.
 */
export function faultOf(level: Level, others: readonly Level[]): 'growthMin' | 'discountBp' | undefined {
  const rest = others.filter(({ code }) => code !== level.code)
  const isLowestGone = level.growthMin > 0 && !rest.some(({ growthMin }) => growthMin === 0)
  if (isLowestGone || rest.some(({ growthMin }) => growthMin === level.growthMin)) return 'growthMin'
  const isUpsideDown = rest.some(({ growthMin, discountBp }) => (growthMin < level.growthMin ? discountBp < level.discountBp : discountBp > level.discountBp))
  return isUpsideDown ? 'discountBp' : undefined
}
