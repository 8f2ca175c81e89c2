import type { FreightArea } from '@mallard/contract/pricing/freight/freight-areas'

/** How a province is delivered to. */
export interface Cover {
  /** Index of the area that most of it belongs to; none: it is not delivered to at all. */
  readonly area: number | undefined
  readonly isDelivered: boolean
  /** Cities of it are in another area. */
  readonly isPartly: boolean
}

/** Which area a province belongs to: its own code, else the rest. */
export function coverOf(
  areas: readonly Pick<FreightArea, 'codes' | 'deny'>[],
  province: string,
): Cover {
  const named = areas.findIndex(({ codes }) => codes.includes(province))
  const index = named >= 0 ? named : areas.findIndex(({ codes }) => codes.length === 0)
  const area = areas[index]
  const isInside = (code: string) => code !== province && code.slice(0, 2) === province.slice(0, 2)
  const isPartly = areas.some((each, at) => at !== index && each.codes.some(isInside))
  return { area: area ? index : undefined, isDelivered: area !== undefined && !area.deny, isPartly }
}
