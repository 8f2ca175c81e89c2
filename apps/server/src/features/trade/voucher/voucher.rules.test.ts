import { expect, it } from 'vitest'
import { isStrange, remarkCodeOf, transferRefusal, verdictOf } from './voucher.rules.ts'

it('takes the last eight digits of an order to find its transfer', () => {
  expect(remarkCodeOf('26010110000012345678')).toBe('12345678')
})

it.each([
  [1, 5_000, 5_000, undefined],
  [2, 5_000, 5_000, undefined],
  [10, 5_000, 0, 'offlineUnavailable'],
  [1, 4_999, 5_000, 'offlineTooSmall'],
  [1, 0, 0, 'offlineTooSmall'],
])('an order of kind %i over %i fen, from %i on: %s', (kind, payAmount, min, refusal) => {
  expect(transferRefusal({ kind, payAmount }, min)).toBe(refusal)
})

const first = { payAmount: 200_000, twoPersonsFrom: 200_000, firstStaffId: 1, serialNo: 'A1' }
it.each([
  ['another amount', first, { staffId: 2, amount: 199_999, serialNo: 'A1' }, 'transferDiffers'],
  [
    'a small one',
    { ...first, payAmount: 199_999, firstStaffId: null },
    { staffId: 2, amount: 199_999, serialNo: 'A1' },
    'approve',
  ],
  [
    'a large one for the first time',
    { ...first, firstStaffId: null },
    { staffId: 2, amount: 200_000, serialNo: 'A1' },
    'noteFirst',
  ],
  ['the same person again', first, { staffId: 1, amount: 200_000, serialNo: 'A1' }, 'repeated'],
  ['another person', first, { staffId: 2, amount: 200_000, serialNo: 'A1' }, 'approve'],
  [
    'another person who saw another transfer',
    first,
    { staffId: 2, amount: 200_000, serialNo: 'A2' },
    'checksDiffer',
  ],
] as const)('%s', (_, voucher, check, verdict) => {
  expect(verdictOf(voucher, check)).toBe(verdict)
})

it.each([
  ['林小满', '林小满', [], false],
  ['A. Smith', 'a smith', [], false],
  ['阿卜杜拉·买买提', '阿卜杜拉买买提', [], false],
  ['周时雨', '林小满', ['周时雨'], false],
  ['周时雨', '林小满', [], true],
])('%s pays for %s, known %j', (payer, receiver, known, strange) => {
  expect(isStrange(payer, receiver, known)).toBe(strange)
})
