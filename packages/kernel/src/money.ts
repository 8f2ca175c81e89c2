/** An amount of money in fen (1/100 yuan): a safe integer, branded so that raw arithmetic does not compile where money is wanted. */
export type Fen = number & { readonly __unit: 'fen' }

/** Brands an integer as fen. Throws on fractions and on values beyond 2^53: both are faults, never input errors. */
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

export function least(first: Fen, ...others: readonly Fen[]): Fen {
  return others.reduce((low, amount) => (amount < low ? amount : low), first)
}

export function sumOf<T>(items: readonly T[], amountOf: (item: T) => Fen): Fen {
  return plus(...items.map(amountOf))
}

/** floor(amount × basisPoints / 10000), exact for every safe amount (basis points: 10000 = all of it). */
export function basisPointsOf(amount: Fen, basisPoints: number): Fen {
  return fen(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n))
}

/**
 * Splits `amount` over `weights` by largest remainder (domain.md §4.3): shares add up to min(amount, Σ weights),
 * and no share is larger than its weight. Ties go to the earlier line.
 */
export function allocate(amount: Fen, weights: readonly Fen[]): Fen[] {
  const total = weights.reduce<bigint>((sum, weight) => sum + BigInt(weight), 0n)
  if (total === 0n) return weights.map(() => zero)
  const given = BigInt(amount) < total ? BigInt(amount) : total
  const shares = weights.map((weight, line) => {
    const product = BigInt(weight) * given
    return { line, share: product / total, remainder: product % total }
  })
  let left = given - shares.reduce((sum, { share }) => sum + share, 0n)
  const byRemainder = [...shares].sort((a, b) => Number(b.remainder - a.remainder > 0n) - Number(b.remainder - a.remainder < 0n) || a.line - b.line)
  for (const entry of byRemainder) {
    if (left === 0n) break
    entry.share += 1n
    left -= 1n
  }
  return shares.map(({ share }) => fen(Number(share)))
}

/**
 * What `count` more of `quantity` units give back when `returned` units are back already, by cumulative floor
 * (domain.md §4.3): any order of partial returns of all units adds up to `paid` exactly.
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
