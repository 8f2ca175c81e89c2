import { readFileSync } from 'node:fs'
import { adminCalls } from '@mallard/contract/admin-calls'
import { everyCall } from '@mallard/contract/calls'
import { hookTables } from '@mallard/contract/hook-calls.gen'
import { roles } from '@mallard/contract/people/staff/rights'
import { expect, it } from 'vitest'
import { allFacts } from './testing/test-facts.ts'

const calls = [...everyCall(), ...everyCall(adminCalls), ...everyCall(hookTables)].map(
  ({ domain, name, call }) => ({ id: `${domain}.${name}`, call }),
)
const page = readFileSync(new URL('../../../../docs/rights.md', import.meta.url), 'utf8')

/** What the page says below each heading. */
const sections = page
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [name = '', ...lines] = section.split('\n')
    const held = /^Held by (.*)\.$/m.exec(section)?.[1]?.split(', ') ?? []
    return { name, held, ids: lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []) }
  })

const { readsByPost } = await allFacts()

it('who may call what is what docs/rights.md says, which a person reads', () => {
  const said = sections.flatMap(({ name, ids }) => ids.map((id) => `${id}: ${name}`))
  const asked = calls.map(({ id, call }) => `${id}: ${call.right ?? call.authz}`)
  expect(said.toSorted()).toEqual(asked.toSorted())
})

it('who holds a right is what docs/rights.md says', () => {
  const rights = new Set(calls.flatMap(({ call }) => call.right ?? []))
  const said = sections.filter(({ held }) => held.length > 0)
  expect(said.map(({ name }) => name).toSorted()).toEqual([...rights].toSorted())
  const holders = (right: string) =>
    Object.entries(roles).flatMap(([role, held]) =>
      (held as readonly string[]).includes(right) ? role : [],
    )
  expect(said).toEqual(said.map((each) => ({ ...each, held: holders(each.name) })))
})

it('what changes something never asks for a right to read', () => {
  const byReading = calls
    .filter(({ call }) => call.method !== 'GET' && call.right?.endsWith('.read'))
    .map(({ id }) => id)
  expect(byReading.toSorted()).toEqual(Object.keys(readsByPost).toSorted())
})
