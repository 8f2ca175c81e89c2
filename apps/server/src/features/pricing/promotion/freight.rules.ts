import { allocate, fen, plus, sumOf, times, zero, type Fen } from '@mallard/kernel'

/** What parcels to some places cost. */
export interface FreightArea {
  /**
   * Leading digits of the county's code, or a whole code of a province or city (`330000`); none =
   * the rest of the mainland.
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

export interface FreightTemplate {
  readonly id: number
  /** 1 by weight in grams, 2 by piece. */
  readonly mode: number
  readonly areas: readonly FreightArea[]
  /** Until which hour of Beijing what is paid is sent the same day, where that is asked. */
  readonly cutOffHour?: number | undefined
}

export interface FreightLine {
  readonly freightTemplateId: number
  readonly quantity: number
  /** Grams of one unit. */
  readonly weight: number
}

export type Freight =
  /** `shares`: fen of each line, in the order given. */
  | { readonly kind: 'priced'; readonly amount: Fen; readonly shares: readonly Fen[] }
  /** Indexes of the lines that cannot be sent there. */
  | { readonly kind: 'denied'; readonly lines: readonly number[] }

/**
 * The area of a template that a county belongs to: the longest code wins. Overseas (9…) only where
 * it is named.
 */
export function areaOf(template: FreightTemplate, countyCode: string): FreightArea | undefined {
  let best: { area: FreightArea; length: number } | undefined
  for (const area of template.areas) {
    for (const code of area.codes) {
      const length = leadingDigits(code)
      if (length > (best?.length ?? 0) && countyCode.startsWith(code.slice(0, length)))
        best = { area, length }
    }
  }
  if (best) return best.area
  return countyCode.startsWith('9')
    ? undefined
    : template.areas.find((area) => area.codes.length === 0)
}

/**
 * Digits before the pairs of naught at its end. A price asks this of every code of every template:
 * no pattern is matched.
 */
function leadingDigits(code: string): number {
  let length = code.length
  while (code.endsWith('00', length)) length -= 2
  return length
}

/** First fee, and a fee for each further step begun. */
export function chargeFor(area: FreightArea, units: number): Fen {
  if (units <= area.first || area.step <= 0) return fen(area.firstFee)
  return plus(
    fen(area.firstFee),
    times(fen(area.stepFee), Math.ceil((units - area.first) / area.step)),
  )
}

/**
 * Freight of a basket to a county: each template charges for its own lines together.
 * `goods` is what all goods cost after discounts and coupon, before points (domain.md §4.1 step 7).
 */
export function freightOf(
  lines: readonly FreightLine[],
  templates: readonly FreightTemplate[],
  countyCode: string,
  goods: Fen,
): Freight {
  const shares = lines.map(() => zero)
  const denied: number[] = []
  for (const [templateId, indexes] of groupByTemplate(lines)) {
    const template = templates.find(({ id }) => id === templateId)
    const area = template && areaOf(template, countyCode)
    if (!template || !area || area.deny) {
      denied.push(...indexes)
      continue
    }
    if (area.freeOverAmount !== null && goods >= area.freeOverAmount) continue
    const unitsOf = (index: number) =>
      lines[index]!.quantity * (template.mode === 1 ? lines[index]!.weight : 1)
    const total = indexes.reduce((sum, index) => sum + unitsOf(index), 0)
    const charge = chargeFor(area, total)
    // Weighed goods without a weight still share the fee; the scale keeps a fee that is larger than
    // its units whole.
    const scale = total === 0 ? charge : Math.ceil(charge / total)
    const weights = indexes.map((index) => fen((total === 0 ? 1 : unitsOf(index)) * scale))
    allocate(charge, weights).forEach((share, place) => {
      shares[indexes[place]!] = share
    })
  }
  if (denied.length > 0) return { kind: 'denied', lines: denied.sort((a, b) => a - b) }
  return { kind: 'priced', amount: sumOf(shares, (share) => share), shares }
}

/**
 * Fen still missing for free freight on the mainland at large (or in a county), 0 when reached,
 * null without such a rule.
 */
export function missingForFree(
  lines: readonly FreightLine[],
  templates: readonly FreightTemplate[],
  countyCode: string | undefined,
  goods: Fen,
): Fen | null {
  const thresholds: number[] = []
  for (const [templateId] of groupByTemplate(lines)) {
    const template = templates.find(({ id }) => id === templateId)
    const area = template && (countyCode ? areaOf(template, countyCode) : usualArea(template))
    if (!area || area.deny) return null
    const costsNothing = area.firstFee === 0 && area.stepFee === 0
    if (area.freeOverAmount === null && !costsNothing) return null
    thresholds.push(area.freeOverAmount ?? 0)
  }
  if (thresholds.length === 0) return null
  return fen(Math.max(0, Math.max(...thresholds) - goods))
}

/**
 * Where most goods go, as long as nobody knows better: the area for the rest, else the first one,
 * of those that are delivered to.
 */
export function usualArea({ areas }: Pick<FreightTemplate, 'areas'>): FreightArea | undefined {
  const served = areas.filter(({ deny }) => !deny)
  return served.find(({ codes }) => codes.length === 0) ?? served[0]
}

/** What sending one unit to where most goods go costs; undefined: it goes nowhere. */
export function usualFreight(
  template: Pick<FreightTemplate, 'mode' | 'areas'>,
  { weight, price }: { readonly weight: number; readonly price: Fen },
): Fen | undefined {
  const area = usualArea(template)
  if (!area) return undefined
  if (area.freeOverAmount !== null && price >= area.freeOverAmount) return zero
  return chargeFor(area, template.mode === 1 ? weight : 1)
}

function groupByTemplate(lines: readonly FreightLine[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  lines.forEach((line, index) => {
    const group = groups.get(line.freightTemplateId)
    if (group) group.push(index)
    if (!group) groups.set(line.freightTemplateId, [index])
  })
  return groups
}
