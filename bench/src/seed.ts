/** What a run draws from; printed beneath its table, and BENCH_SEED draws the same again. */
export const benchSeed = Number(process.env['BENCH_SEED'] ?? Date.now() % 1_000_000)

export interface Draw {
  /** From 0 on, below this. */
  whole(below: number): number
  pick<T>(list: readonly T[]): T
}

/** A row draws the same whatever else is measured: each name has numbers of its own. */
export function drawing(name: string): Draw {
  let state = 0x811c9dc5
  // FNV-1a.
  for (const letter of `${benchSeed} ${name}`)
    state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193)
  // Mulberry32: 32 bits of state, evenly spread.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return { whole, pick: (list) => list[whole(list.length)]! }
}
