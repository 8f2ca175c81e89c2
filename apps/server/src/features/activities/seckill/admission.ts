import type { ErrorName } from '@mallard/contract/errors'
import type { Instant, Refused, Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'

/** Milliseconds that a process believes that nothing is left. */
const trust = 1000
/**
 * Orders of one SKU that are written at a time: they wait for one row anyway, and leave connections
 * to everyone else.
 */
const atOnce = 4

interface Gate {
  under: number
  readonly waiting: (() => void)[]
  gone: { readonly refused: Refused<ErrorName>; readonly until: Instant } | undefined
  refusals: number
}

/** By database: two servers in one test must not share what they know. */
const gates = new WeakMap<Db, Map<string, Gate>>()

const keyOf = (seckillId: number, productSn: string) => `${seckillId} ${productSn}`

/** Nobody stands at it, and it knows nothing that is not told already. */
const isIdle = ({ under, gone, refusals }: Gate, now: Instant) =>
  under === 0 && refusals === 0 && (gone?.until ?? now) <= now

/**
 * The gate of an offer that there is: what callers merely name gets none. A new one takes the place
 * of those that are idle, so that sessions which are over leave nothing behind.
 */
function gateOf(db: Db, seckillId: number, productSn: string, now: Instant): Gate {
  const known = gates.get(db) ?? new Map<string, Gate>()
  gates.set(db, known)
  const key = keyOf(seckillId, productSn)
  const existing = known.get(key)
  if (existing) return existing
  for (const [each, gate] of known) if (isIdle(gate, now)) known.delete(each)
  const gate = { under: 0, waiting: [], gone: undefined, refusals: 0 }
  known.set(key, gate)
  return gate
}

/** How many SKUs this process knows something of. */
export const gateCount = (db: Db): number => gates.get(db)?.size ?? 0

/** Why there is no use in asking, if this process knows; counts as a refusal. */
export function knownGone(
  db: Db,
  seckillId: number,
  productSn: string,
  now: Instant,
): Refused<ErrorName> | undefined {
  const gate = gates.get(db)?.get(keyOf(seckillId, productSn))
  if (!gate?.gone || gate.gone.until <= now) return undefined
  gate.refusals += 1
  return gate.gone.refused
}

/** What was read or answered: nothing is left, or something is again. */
export function noteGone(
  db: Db,
  seckillId: number,
  productSn: string,
  refused: Refused<ErrorName> | undefined,
  now: Instant,
): void {
  const gate = refused
    ? gateOf(db, seckillId, productSn, now)
    : gates.get(db)?.get(keyOf(seckillId, productSn))
  if (gate) gate.gone = refused && { refused, until: now + trust }
}

/** Somebody was refused an offer that there is; if it is gone, those behind hear it from memory. */
export function noteRefusal(
  db: Db,
  seckillId: number,
  productSn: string,
  refused: Refused<ErrorName>,
  now: Instant,
): void {
  const gate = gateOf(db, seckillId, productSn, now)
  gate.refusals += 1
  if (refused.refusal === 'seckillSoldOut' || refused.refusal === 'seckillChance')
    gate.gone = { refused, until: now + trust }
}

/** Refusals since this was asked last, by number of the SKU. */
export function takeRefusals(
  db: Db,
  seckillId: number,
  productSns: readonly string[],
): Map<string, number> {
  const taken = new Map<string, number>()
  for (const sn of productSns) {
    const gate = gates.get(db)?.get(keyOf(seckillId, sn))
    if (!gate?.refusals) continue
    taken.set(sn, gate.refusals)
    gate.refusals = 0
  }
  return taken
}

/**
 * Lets a few at a time write their orders; once one hears that nothing is left, those behind hear
 * it without asking.
 */
export async function admit<T>(
  at: { readonly db: Db; readonly seckillId: number; readonly productSn: string; now(): Instant },
  write: () => Promise<Result<T, ErrorName>>,
): Promise<Result<T, ErrorName>> {
  const gate = gateOf(at.db, at.seckillId, at.productSn, at.now())
  if (gate.under >= atOnce) await new Promise<void>((resolve) => gate.waiting.push(resolve))
  else gate.under += 1
  try {
    const gone = knownGone(at.db, at.seckillId, at.productSn, at.now())
    if (gone) return gone
    const written = await write()
    if (!written.ok) noteRefusal(at.db, at.seckillId, at.productSn, written, at.now())
    return written
  } finally {
    // The place goes to the next one, so that nobody can come between.
    const next = gate.waiting.shift()
    if (next) next()
    else gate.under -= 1
  }
}
