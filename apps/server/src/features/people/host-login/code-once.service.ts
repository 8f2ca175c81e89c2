import { setTimeout as sleep } from 'node:timers/promises'
import type { ErrorName } from '@mallard/contract/errors'
import { minute } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { hashOf, keyedHash } from '#platform/secrets.ts'
import { claimCode, findCode, keepOutcome, type CodeKey } from './attempt.repo.ts'

/** What came of a code; small enough to be kept. */
export type Outcome =
  | { readonly kind: 'member'; readonly memberId: number; readonly externalUserId: number }
  | { readonly kind: 'stranger'; readonly externalUserId: number }
  | { readonly kind: 'refused'; readonly refusal: ErrorName }

export interface Exchanged {
  readonly outcome: Outcome
  /** For the session's token: the same whenever the same browser brings the same code. */
  readonly seed: string
  readonly isReplay: boolean
}

/**
 * hosts-and-providers.md §1.4: the second use of a code is answered from the stored result for a
 * minute.
 */
const replayLife = minute
/** Real time between two looks for what the first one is still exchanging, and how often. */
const lookEvery = 50
const looks = 140

const over: Exchanged = {
  outcome: { kind: 'refused', refusal: 'signInOver' },
  seed: '',
  isReplay: false,
}

/**
 * Exchanges a code once, anyone who sends it how often: browsers navigate twice, people go back.
 * The same browser gets the same answer again; anybody else gets nothing. Without `exchange` the
 * code is only answered for when it was exchanged before.
 */
export async function codeOnce(
  ctx: Ctx,
  { provider, appId, code }: { provider: string; appId: string; code: string },
  exchange: (() => Promise<Outcome>) | undefined,
): Promise<Exchanged> {
  const { db, hashKey } = ctx.services
  const { partnerId } = ctx.scope
  const presented = ctx.answer.sessionToken(partnerId) ?? ''
  const holder = presented === '' ? '' : hashOf(presented)
  const key: CodeKey = { partnerId, provider, appId, codeHash: keyedHash(hashKey, `code:${code}`) }
  const seedOf = (id: number) => `${id}:${code}:${presented}`

  const id = exchange && (await claimCode(db, key, holder, new Date(ctx.clock.now())))
  if (exchange && id !== undefined) {
    let outcome: Outcome = { kind: 'refused', refusal: 'signInFailed' }
    try {
      outcome = await exchange()
    } finally {
      await keepOutcome(db, id, outcome)
    }
    return { outcome, seed: seedOf(id), isReplay: false }
  }
  for (let look = 0; look < looks; look += 1) {
    const found = await findCode(db, key)
    if (!found || found.holder === '' || found.holder !== holder) return over
    if (ctx.clock.now() - found.taken_at.getTime() >= replayLife) return over
    if (found.outcome !== null)
      return {
        outcome: found.outcome as unknown as Outcome,
        seed: seedOf(found.id),
        isReplay: true,
      }
    await sleep(lookEvery)
  }
  return { ...over, outcome: { kind: 'refused', refusal: 'signInFailed' } }
}
