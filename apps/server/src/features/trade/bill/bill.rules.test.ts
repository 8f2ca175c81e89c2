import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boundsOf,
  compareBill,
  daysBetween,
  daysOver,
  isAwaited,
  neighboursOf,
  type Around,
  type OurRow,
  type Side,
  type TheirRow,
} from './bill.rules.ts'

const own = (more: Partial<OurRow> = {}): OurRow => ({
  kind: 'payment',
  number: 'p1',
  payNo: more.number ?? 'p1',
  isWhole: false,
  channelNo: 'c1',
  amount: 100,
  state: 'done',
  isOfDay: true,
  border: null,
  partnerId: 1,
  storeId: 1,
  ...more,
})
const line = (more: Partial<TheirRow> = {}): TheirRow => ({
  kind: 'payment',
  number: 'p1',
  channelNo: 'c1',
  amount: 100,
  state: 'done',
  ...more,
})
const around = (more: Partial<Around> = {}): Around => ({
  elsewhere: new Set(),
  unread: new Set(),
  mayDropCancelled: false,
  ...more,
})
const causes = (theirs: TheirRow[], ours: OurRow[], more: Partial<Around> = {}) =>
  compareBill(theirs, ours, around(more)).map(({ number, cause }) => `${number} ${cause}`)

describe('a bill and our books', () => {
  it.each([
    ['agree', [line()], [own()], []],
    ['differ in the amount', [line({ amount: 99 })], [own()], ['p1 amount']],
    ['differ where nothing of ours is', [line({ number: 'p2' })], [], ['p2 onlyTheirs']],
    ['differ where the channel has nothing', [], [own()], ['p1 onlyOurs']],
    [
      'differ where the money came and we do not know',
      [line()],
      [own({ state: 'open', isOfDay: false })],
      ['p1 state'],
    ],
    [
      'differ where it failed and we booked it',
      [line({ kind: 'refund', state: 'failed' })],
      [own({ kind: 'refund' })],
      ['p1 state'],
    ],
    [
      'agree about what is under way',
      [line({ kind: 'refund', state: 'processing' })],
      [own({ kind: 'refund', state: 'open', isOfDay: false })],
      [],
    ],
    [
      'agree about what failed for both',
      [line({ kind: 'refund', state: 'failed' })],
      [own({ kind: 'refund', state: 'failed', isOfDay: false })],
      [],
    ],
    [
      'agree about what failed there and is unknown here',
      [line({ kind: 'refund', state: 'failed' })],
      [],
      [],
    ],
    ['agree about another day’s row', [line()], [own({ isOfDay: false })], []],
  ] as const)('%s', (_what, theirs, ours, expected) => {
    expect(causes([...theirs], [...ours])).toEqual(expected)
  })

  it('agree about what stands in the bill of another day', () => {
    expect(
      causes([], [own({ kind: 'refund', number: 'r1' })], { elsewhere: new Set(['refund r1']) }),
    ).toEqual([])
  })

  it.each(['before', 'after'] as const)(
    'wait for the bill of the day %s where something is near that border',
    (side) => {
      const rows = [
        own({ number: 'near', border: side }),
        own({ number: 'far', border: side === 'before' ? 'after' : 'before' }),
        own({ number: 'noon' }),
      ]
      const unread = new Set<Side>([side])
      expect(causes([], rows, { unread })).toEqual(['far onlyOurs', 'noon onlyOurs'])
      expect(causes([], rows)).toEqual(['near onlyOurs', 'far onlyOurs', 'noon onlyOurs'])
      expect(causes([line({ number: 'near', amount: 99 })], [rows[0]!], { unread })).toEqual([
        'near amount',
      ])
    },
  )

  it('may lack a payment and its cancellation together, and neither alone', () => {
    const paid = own()
    const back = own({ kind: 'refund', number: 'r1', payNo: 'p1', isWhole: true })
    const mayDropCancelled = true
    expect(causes([], [paid, back], { mayDropCancelled })).toEqual([])
    expect(causes([], [paid, back])).toEqual(['p1 onlyOurs', 'r1 onlyOurs'])
    expect(causes([line()], [paid, back], { mayDropCancelled })).toEqual(['r1 onlyOurs'])
    expect(causes([], [paid, { ...back, isWhole: false }], { mayDropCancelled })).toEqual([
      'p1 onlyOurs',
      'r1 onlyOurs',
    ])
    expect(causes([], [paid], { mayDropCancelled })).toEqual(['p1 onlyOurs'])
  })

  it('differ exactly where one has what the other has not', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
    fc.assert(
      fc.property(numbers, numbers, (theirs, ours) => {
        const found = compareBill(
          theirs.map((number) => line({ number: `p${number}` })),
          ours.map((number) => own({ number: `p${number}` })),
          around(),
        )
        const expected = [
          ...theirs.filter((number) => !ours.includes(number)),
          ...ours.filter((number) => !theirs.includes(number)),
        ]
        expect(found.map(({ number }) => number).toSorted()).toEqual(
          expected.map((number) => `p${number}`).toSorted(),
        )
      }),
    )
  })
})

describe('days', () => {
  it('are Beijing’s, and only those that are over', () => {
    expect(daysOver(Date.UTC(2026, 2, 1, 15, 59), 2)).toEqual(['2026-02-28', '2026-02-27'])
    expect(daysOver(Date.UTC(2026, 2, 1, 16), 1)).toEqual(['2026-03-01'])
    expect(boundsOf('2026-03-01')).toEqual({
      from: new Date('2026-02-28T16:00:00Z'),
      until: new Date('2026-03-01T16:00:00Z'),
    })
  })

  it('end earlier where a channel closes its books earlier', () => {
    const cut = { endsBefore: 3_600_000, margin: 0, mayDropCancelled: false }
    expect(boundsOf('2026-03-01', cut)).toEqual({
      from: new Date('2026-02-28T15:00:00Z'),
      until: new Date('2026-03-01T15:00:00Z'),
    })
    expect(neighboursOf('2026-03-01')).toEqual({ before: '2026-02-28', after: '2026-03-02' })
  })

  it('are waited for two days after they ended, unless their bill was read', () => {
    const over = boundsOf('2026-03-03').until.getTime()
    expect([over - 1, over].map((now) => isAwaited('2026-03-01', undefined, now))).toEqual([
      true,
      false,
    ])
    expect([0, 1].map((status) => isAwaited('2026-03-01', status, over - 1))).toEqual([true, false])
  })

  it('between two, the latest first, two months at most', () => {
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-02-27',
    ])
    expect(daysBetween('2026-03-02', '2026-03-01')).toEqual([])
    expect(daysBetween('2020-01-01', '2026-03-01')).toHaveLength(62)
  })
})
