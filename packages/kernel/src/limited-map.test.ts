import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LimitedMap } from './limited-map.ts'

const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('set' as const), key: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('again' as const), key: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('delete' as const), key: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('clear' as const), key: fc.nat(30) }) },
)

it('keeps the entries that were set last, in their order', () => {
  const limits = fc.integer({ min: 1, max: 8 })
  fc.assert(
    fc.property(limits, fc.array(action, { maxLength: 200 }), (limit, actions) => {
      const map = new LimitedMap<number, number>(limit)
      const model: number[] = []
      for (const [turn, { what, key }] of actions.entries()) {
        if (what === 'clear') model.length = 0
        else if (what !== 'set' && model.includes(key)) model.splice(model.indexOf(key), 1)
        if ((what === 'set' || what === 'again') && !model.includes(key)) model.push(key)
        if (model.length > limit) model.shift()

        if (what === 'clear') map.clear()
        else if (what !== 'set') map.delete(key)
        if (what === 'set' || what === 'again') map.set(key, turn)
        expect([...map.keys()]).toEqual(model)
      }
    }),
  )
})
