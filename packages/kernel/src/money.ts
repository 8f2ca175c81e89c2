/**
 * An amount of money in fen (1/100 yuan): a safe integer, branded so that raw arithmetic does not
 * compile where money is wanted.
 */
export type Fen = number & { readonly __unit: 'fen' }

/**
 * Brands an integer as fen. Throws on fractions and on values beyond 2^53: both are faults, never
 * input errors.
 */
export function fen(value: number): Fen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number of fen: ${value}`)
  return value as Fen
}

export const zero: Fen = fen(0)

export function plus(...amounts: readonly Fen[]): Fen {
  return fen(amounts.reduce<number>((total, amount) => total + amount, 0))
}

export function minus(from: Fen, amount: Fen): Fen {
  return fen(from - amount)
}

export function negated(amount: Fen): Fen {
  return minus(zero, amount)
}

export function times(amount: Fen, quantity: number): Fen {
  return fen(amount * quantity)
}

export function min(first: Fen, ...others: readonly Fen[]): Fen {
  return others.reduce((low, amount) => (amount < low ? amount : low), first)
}

export function sumOf<T>(items: readonly T[], amountOf: (item: T) => Fen): Fen {
  return plus(...items.map(amountOf))
}

/**
 * floor(amount × basisPoints / 10000), exact for every safe amount (basis points: 10000 = all of
 * it).
 */
export function basisPointsOf(amount: Fen, basisPoints: number): Fen {
  return fen(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n))
}

/**
 * Splits `amount` over `weights` by largest remainder (domain.md §4.3): shares add up to
 * min(amount, Σ weights), and no share is larger than its weight. Ties go to the earlier line.
 */
export function allocate(amount: Fen, weights: readonly Fen[]): Fen[] {
  const total = sumOf(weights, (weight) => weight)
  if (total === 0) return weights.map(() => zero)
  const given = min(amount, total)
  const shares = weights.map((weight, line) => ({ line, ...partOf(weight, given, total) }))
  let left = minus(
    given,
    sumOf(shares, ({ share }) => share),
  )
  const byRemainder = [...shares].sort((a, b) => b.remainder - a.remainder || a.line - b.line)
  for (const entry of byRemainder) {
    if (left === 0) break
    entry.share = fen(entry.share + 1)
    left = fen(left - 1)
  }
  return shares.map(({ share }) => share)
}

/**
 * floor(weight × given / total), and what remains. A product that a number cannot hold is
 * calculated with larger ones.
 */
function partOf(weight: Fen, given: Fen, total: Fen): { share: Fen; remainder: number } {
  const product = weight * given
  if (Number.isSafeInteger(product))
    return { share: fen((product - (product % total)) / total), remainder: product % total }
  const whole = BigInt(weight) * BigInt(given)
  return { share: fen(Number(whole / BigInt(total))), remainder: Number(whole % BigInt(total)) }
}

/**
 * What `count` more of `quantity` units give back when `returned` units are back already, by
 * cumulative floor (domain.md §4.3): any order of partial returns of all units adds up to `paid`
 * exactly.
 */
export function refundableFor(paid: Fen, quantity: number, returned: number, count: number): Fen {
  const upTo = (units: number) => (BigInt(paid) * BigInt(units)) / BigInt(quantity)
  return fen(Number(upTo(returned + count) - upTo(returned)))
}

/** Yuan with two decimals and no symbol, as Alipay's `total_amount` wants it: 1234 → "12.34". */
export function yuan(amount: Fen): string {
  const sign = amount < 0 ? '-' : ''
  const whole = Math.abs(amount)
  return `${sign}${Math.trunc(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

/** Reads "12.34" (at most two decimals) back into fen; undefined for anything else. */
export function fenOfYuan(text: string): Fen | undefined {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  return fen(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}
