import { expect, it } from 'vitest'
import { toneOfRetry, wordOfRetry } from './retried-refund.ts'

it('tells a refund that the channel took from one that it refused again, or left without an answer', () => {
  const said = (status: number, tries: number) => [
    toneOfRetry({ status }),
    wordOfRetry({ status: 0, tries: 2 }, { status, tries }),
  ]
  expect(said(0, 3)).toEqual(['found', 'refusedAgain'])
  expect(said(0, 2)).toEqual(['found', 'noAnswer'])
  expect(said(1, 2)).toEqual(['done', 'sentAgain'])
  expect(said(2, 2)).toEqual(['done', 'refundedNow'])
  expect(said(3, 8)).toEqual(['found', 'stillFailed'])
})

it('counts again for one that had failed', () => {
  const failed = { status: 3, tries: 8 }
  expect([1, 0].map((tries) => wordOfRetry(failed, { status: 0, tries }))).toEqual([
    'refusedAgain',
    'noAnswer',
  ])
})
