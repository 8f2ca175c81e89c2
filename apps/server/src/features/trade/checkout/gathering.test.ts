import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gathering } from './gathering.ts'

/** Lets everything go on that waits for nothing outside. */
const rest = () => new Promise((resolve) => setImmediate(resolve))

interface Wish {
  readonly name: number
  readonly who: number
  readonly line: number
  /** How often a batch puts it off. */
  readonly again: number
  /** Whether a batch breaks by it, tells it nothing, or whether it fails even alone. */
  readonly does: 'well' | 'break' | 'nothing' | 'fail'
}

const wishes = fc.array(
  fc.record({
    who: fc.nat({ max: 5 }),
    line: fc.nat({ max: 1 }),
    again: fc.nat({ max: 4 }),
    does: fc.constantFrom(...(['well', 'well', 'well', 'break', 'nothing', 'fail'] as const)),
  }),
  { maxLength: 30 },
)

it('answers every wish once, whatever breaks, in batches that hold nobody twice, one of a line at a time', async () => {
  await fc.assert(
    fc.asyncProperty(wishes, fc.integer({ min: 1, max: 6 }), async (wished, most) => {
      const underWay = new Set<number>()
      const done: number[] = []
      const gather = gathering<Wish, number>({
        most,
        rounds: 3,
        together: async (batch, tell) => {
          const { line } = batch[0]!
          expect(underWay.has(line)).toBe(false)
          expect(batch.length).toBeLessThanOrEqual(most)
          expect(new Set(batch.map(({ who }) => who)).size).toBe(batch.length)
          expect(batch.every((wish) => wish.line === line)).toBe(true)
          underWay.add(line)
          await rest()
          underWay.delete(line)
          if (batch.some(({ does }) => does === 'break')) throw new Error('broken')
          for (const [place, { name, again, does }] of batch.entries()) {
            if (again > 0) tell(place, 'again')
            else if (does === 'well') tell(place, done.push(name) && name)
          }
        },
        alone: async ({ name, does }) => {
          await rest()
          if (does === 'fail') throw new Error(`failed ${name}`)
          return done.push(name) && name
        },
        fault: (_wishes, error) => expect((error as Error).message).toBe('broken'),
      })
      const at = {}
      const answers = await Promise.allSettled(
        wished.map((wish, name) => gather(at, String(wish.line), wish.who, { name, ...wish })),
      )
      for (const [name, { does }] of wished.entries()) {
        if (does === 'fail')
          expect(answers[name]).toMatchObject({ reason: { message: `failed ${name}` } })
        else expect(answers[name]).toEqual({ status: 'fulfilled', value: name })
      }
      expect(done).toHaveLength(new Set(done).size)
    }),
    { numRuns: 100 },
  )
})

it('lets who comes first go alone, and those who come meanwhile together in their order', async () => {
  const batches: string[] = []
  const gather = gathering<string, string>({
    most: 64,
    rounds: 3,
    together: async (batch, tell) => {
      batches.push(batch.join(' '))
      for (const [place, wish] of batch.entries()) tell(place, wish)
    },
    alone: async (wish) => {
      batches.push(`${wish} alone`)
      await rest()
      return wish
    },
    fault: () => expect.unreachable(),
  })
  const [here, there] = [{}, {}]
  const all = ['a', 'b', 'c', 'b again', 'd'].map((wish) =>
    gather(here, 'x', wish.charCodeAt(0), wish),
  )
  await Promise.all([...all, gather(here, 'y', 1, 'other'), gather(there, 'x', 1, 'elsewhere')])
  expect(batches).toEqual(['a alone', 'other alone', 'elsewhere alone', 'b c d', 'b again alone'])
})

it('serves who comes in whatever moment the line ends', async () => {
  const gather = gathering<number, number>({
    most: 2,
    rounds: 1,
    together: async (batch, tell) => {
      for (const [place, wish] of batch.entries()) tell(place, wish)
    },
    alone: async (wish) => wish,
    fault: () => expect.unreachable(),
  })
  const at = {}
  for (let ticks = 0; ticks < 30; ticks += 1) {
    const first = gather(at, 'x', 1, 1)
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
    expect(await gather(at, 'x', 2, 2)).toBe(2)
    expect(await first).toBe(1)
  }
})
