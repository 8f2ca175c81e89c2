interface Level {
  readonly code: string
  readonly growthMin: number
  readonly discountBp: number
  readonly pointsRateBp: number
}

/**
 * Which field of a level cannot be, beside the others: there is a lowest one that begins at 0, no
 * two begin at the same growth, and anyone who stands higher pays no more and earns no fewer
 * points.
 */
export function faultOf(
  level: Level,
  others: readonly Level[],
): 'growthMin' | 'discountBp' | 'pointsRateBp' | undefined {
  const rest = others.filter(({ code }) => code !== level.code)
  const isLowestGone = level.growthMin > 0 && !rest.some(({ growthMin }) => growthMin === 0)
  if (isLowestGone || rest.some(({ growthMin }) => growthMin === level.growthMin))
    return 'growthMin'
  const below = rest.filter(({ growthMin }) => growthMin < level.growthMin)
  const above = rest.filter(({ growthMin }) => growthMin > level.growthMin)
  const paysMore =
    below.some(({ discountBp }) => discountBp < level.discountBp) ||
    above.some(({ discountBp }) => discountBp > level.discountBp)
  if (paysMore) return 'discountBp'
  const rate = level.pointsRateBp
  const earnsLess =
    below.some(({ pointsRateBp }) => pointsRateBp > rate) ||
    above.some(({ pointsRateBp }) => pointsRateBp < rate)
  return earnsLess ? 'pointsRateBp' : undefined
}
