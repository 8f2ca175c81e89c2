import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundsOf, compareBill, daysBetween, daysOver, type OurRow, type TheirRow } from './bill.rules.ts'

const own = (more: Partial<OurRow> = {}): OurRow => ({
  kind: 'payment',
  number: 'p1',
  channelNo: 'c1',
  amount: 100,
  state: 'done',
  isOfDay: true,
  partnerId: 1,
  storeId: 1,
  ...more,
})
const line = (more: Partial<TheirRow> = {}): TheirRow => ({ kind: 'payment', number: 'p1', channelNo: 'c1', amount: 100, state: 'done', ...more })
const causes = (theirs: TheirRow[], ours: OurRow[], elsewhere: string[] = []) =>
  compareBill(theirs, ours, new Set(elsewhere)).map(({ number, cause }) => `${number} ${cause}`)

describe('a bill and our books', () => {
  it.each([
    ['agree', [line()], [own()], []],
    ['differ in the amount', [line({ amount: 99 })], [own()], ['p1 amount']],
    ['differ where nothing of ours is', [line({ number: 'p2' })], [], ['p2 onlyTheirs']],
    ['differ where the channel has nothing', [], [own()], ['p1 onlyOurs']],
    ['differ where the money came and we do not know', [line()], [own({ state: 'open', isOfDay: false })], ['p1 state']],
    ['differ where it failed and we booked it', [line({ kind: 'refund', state: 'failed' })], [own({ kind: 'refund' })], ['p1 state']],
    ['agree about what is under way', [line({ kind: 'refund', state: 'processing' })], [own({ kind: 'refund', state: 'open', isOfDay: false })], []],
    ['agree about what failed for both', [line({ kind: 'refund', state: 'failed' })], [own({ kind: 'refund', state: 'failed', isOfDay: false })], []],
    ['agree about what failed there and is unknown here', [line({ kind: 'refund', state: 'failed' })], [], []],
    ['agree about another day’s row', [line()], [own({ isOfDay: false })], []],
  ] as const)('%s', (_what, theirs, ours, expected) => {
    expect(causes([...theirs], [...ours])).toEqual(expected)
  })

  it('agree about what stands in the bill of another day', () => {
    expect(causes([], [own({ kind: 'refund', number: 'r1' })], ['refund r1'])).toEqual([])
  })

  it('differ exactly where one has what the other has not', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(numbers, numbers, (theirs, ours) => {
        const found = compareBill(
          theirs.map((number) => line({ number: `p${number}` })),
          ours.map((number) => own({ number: `p${number}` })),
          new Set(),
        )
        const expected = [...theirs.filter((number) => !ours.includes(number)), ...ours.filter((number) => !theirs.includes(number))]
        expect(found.map(({ number }) => number).toSorted()).toEqual(expected.map((number) => `p${number}`).toSorted())
      }),
    )
  })
})

describe('days', () => {
  it('are Beijing’s, and only those that are over', () => {
    expect(daysOver(Date.UTC(2026, 2, 1, 15, 59), 2)).toEqual(['2026-02-28', '2026-02-27'])
    expect(daysOver(Date.UTC(2026, 2, 1, 16), 1)).toEqual(['2026-03-01'])
    expect(boundsOf('2026-03-01')).toEqual({ from: new Date('2026-02-28T16:00:00Z'), until: new Date('2026-03-01T16:00:00Z') })
  })

  it('between two, the latest first, two months at most', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-03-01', '2026-02-28', '2026-02-27'])
    expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([])
    expect(daysBetween('2020-01-01', '2026-03-01')).toHaveLength(62)
  })
})
