/** What parcels to some places cost. */
export interface FreightArea {
  /**
   * Codes of provinces (`330000`), cities (`330100`) or counties, of a country abroad (`984000`), or
   * `9` for everywhere abroad. None: the rest of the country.
   */
  readonly codes: readonly string[]
  /** Grams or pieces that `firstFee` (fen) covers. */
  readonly first: number
  readonly firstFee: number
  readonly step: number
  readonly stepFee: number
  /** Fen of goods, after discounts and coupons, from which this area is free; null: never. */
  readonly freeOverAmount: number | null
  readonly deny: boolean
  /** Days from sending to the door; absent or null: not promised. */
  readonly days?: number | null | undefined
}

/** Days that a parcel may take. */
export const maxFreightDays = 60

/** How freight is counted. */
export const freightModes = { weight: 1, piece: 2 } as const
export const maxFreightAreas = 30
export const maxFreightTemplates = 100

export type FreightFault =
  /** Two areas name one place. */
  | { readonly kind: 'twice'; readonly code: string }
  /** Two areas stand for the rest. */
  | { readonly kind: 'rest' }
  /** Nowhere is delivered to. */
  | { readonly kind: 'nowhere' }

/** What is wrong with areas taken together; undefined when nothing is. */
export function freightFault(
  areas: readonly Pick<FreightArea, 'codes' | 'deny'>[],
): FreightFault | undefined {
  const seen = new Set<string>()
  for (const code of areas.flatMap(({ codes }) => codes)) {
    if (seen.has(code)) return { kind: 'twice', code }
    seen.add(code)
  }
  if (areas.filter(({ codes }) => codes.length === 0).length > 1) return { kind: 'rest' }
  return areas.every(({ deny }) => deny) ? { kind: 'nowhere' } : undefined
}
