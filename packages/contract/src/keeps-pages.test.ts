import { expect, it } from 'vitest'
import { adminCalls } from './admin-calls.ts'
import { everyCall } from './calls.ts'

const rows = [...everyCall(), ...everyCall(adminCalls)].map(({ domain, name, call }) => ({
  id: `${domain}.${name}`,
  call,
}))

it('what staff ask without changing anything leaves the pages that are kept alone', () => {
  const asking = rows.filter(
    ({ call }) =>
      call.authz === 'operator' &&
      call.method === 'POST' &&
      /; (?:changes|saves|ships) nothing$/.test(call.summary),
  )
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter(({ call }) => !call.keepsPages).map(({ id }) => id)).toEqual([])
})

it('only staff’s POSTs say so: nothing else makes pages anew', () => {
  const others = rows.filter(
    ({ call }) => call.keepsPages && (call.authz !== 'operator' || call.method !== 'POST'),
  )
  expect(others.map(({ id }) => id)).toEqual([])
})
