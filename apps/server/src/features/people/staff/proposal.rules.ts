import type { ErrorName } from '@mallard/contract/errors'
import { day } from '@mallard/kernel'
import type { ProposalEvent, ProposalState } from './proposal.states.ts'

/**
 * What was proposed is decided within this time, or asked for again: who agrees to it should see
 * today's state.
 */
export const proposalLife = 7 * day

export type Verdict = Exclude<ProposalEvent, 'expire'>

interface Judged {
  readonly state: ProposalState
  readonly staffId: number
  readonly decidedBy: number | null
}

/**
 * What one person's word on a proposal comes to: its own author may only take it back, or agree by a
 * code where that is allowed; nobody else may take it back.
 */
export function ruledOn(
  { state, staffId, decidedBy }: Judged,
  verdict: Verdict,
  by: number,
  isAloneAllowed = false,
): 'decide' | 'byCode' | 'repeated' | Extract<ErrorName, 'needsAnother' | 'proposalOver'> {
  const ends = { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' } as const
  if (state === ends[verdict] && decidedBy === by) return 'repeated'
  if (state !== 'open') return 'proposalOver'
  if (verdict === 'approve' && by === staffId && isAloneAllowed) return 'byCode'
  return (verdict === 'withdraw') === (by === staffId) ? 'decide' : 'needsAnother'
}
