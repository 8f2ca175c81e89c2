import { expect, it } from 'vitest'
import { ruledOn } from './proposal.rules.ts'

const open = { state: 'open', staffId: 1, decidedBy: null } as const
it.each([
  ['another agrees', open, 'approve', 2, 'decide'],
  ['another declines', open, 'decline', 2, 'decide'],
  ['its author takes it back', open, 'withdraw', 1, 'decide'],
  ['its author agrees', open, 'approve', 1, 'needsAnother'],
  ['its author declines', open, 'decline', 1, 'needsAnother'],
  ['another takes it back', open, 'withdraw', 2, 'needsAnother'],
  [
    'who agreed agrees again',
    { state: 'approved', staffId: 1, decidedBy: 2 },
    'approve',
    2,
    'repeated',
  ],
  ['a third agrees', { state: 'approved', staffId: 1, decidedBy: 2 }, 'approve', 3, 'proposalOver'],
  [
    'who agreed declines',
    { state: 'approved', staffId: 1, decidedBy: 2 },
    'decline',
    2,
    'proposalOver',
  ],
  [
    'who declined declines again',
    { state: 'declined', staffId: 1, decidedBy: 2 },
    'decline',
    2,
    'repeated',
  ],
  [
    'its author takes it back again',
    { state: 'withdrawn', staffId: 1, decidedBy: 1 },
    'withdraw',
    1,
    'repeated',
  ],
  [
    'its time is over',
    { state: 'expired', staffId: 1, decidedBy: null },
    'approve',
    2,
    'proposalOver',
  ],
] as const)('%s', (_, proposal, verdict, by, outcome) => {
  expect(ruledOn(proposal, verdict, by)).toBe(outcome)
})
