import { codeName, states, type EventOf, type StateOf } from '@mallard/kernel'

/** What becomes of a change that two persons must want. */
export const proposalStates = states('proposal', {
  open: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn', expire: 'expired' },
  approved: {},
  declined: {},
  withdrawn: {},
  expired: {},
})

export type ProposalState = StateOf<(typeof proposalStates)['table']>
export type ProposalEvent = EventOf<(typeof proposalStates)['table']>

/** How the states are stored. */
export const proposalStatus: Readonly<Record<ProposalState, number>> = {
  open: 0,
  approved: 1,
  declined: 2,
  withdrawn: 3,
  expired: 4,
}

/** By the clock: what nobody decided in time is over before anybody wrote it down. */
export function stateAt(
  { status, expiresAt }: { readonly status: number; readonly expiresAt: Date },
  now: number,
): ProposalState {
  const stored = codeName(proposalStatus, status)
  if (!stored) throw new Error(`a proposal cannot have status ${status}`)
  return stored === 'open' && expiresAt.getTime() <= now ? 'expired' : stored
}
