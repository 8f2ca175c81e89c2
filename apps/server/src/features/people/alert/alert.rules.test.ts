import { alertKinds, alertRights } from '@mallard/contract/people/alert/alert.codes'
import { rights } from '@mallard/contract/people/staff/rights'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placesFor } from './alert.rules.ts'

it('shows a kind to whoever may open its page there, and of no one store to whoever may everywhere', () => {
  const some = fc.subarray([...rights])
  fc.assert(
    fc.property(some, some, (here, everywhere) => {
      const places = placesFor({ rights: here, rightsEverywhere: everywhere }, 7)
      for (const kind of alertKinds) {
        const has = (store: number) =>
          places.some((place) => place.kind === kind && place.store === store)
        expect(has(7)).toBe(here.includes(alertRights[kind]))
        expect(has(0)).toBe(everywhere.includes(alertRights[kind]))
      }
    }),
  )
})

it('narrows to one kind', () => {
  const all = { rights: [...rights], rightsEverywhere: [...rights] }
  expect(placesFor(all, 7, 'stock')).toEqual([
    { kind: 'stock', store: 7 },
    { kind: 'stock', store: 0 },
  ])
})
