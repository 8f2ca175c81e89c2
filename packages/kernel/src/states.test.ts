import { expect, it } from 'vitest'
import { states } from './states.ts'

const door = states('door', {
  open: { close: 'shut' },
  shut: { open: 'open', lock: 'locked' },
  locked: {},
})

it('follows the table and nothing else', () => {
  expect(door.next('open', 'close')).toBe('shut')
  expect(door.next('open', 'lock')).toBeUndefined()
  expect(door.eventsOf('shut')).toEqual(['open', 'lock'])
  expect(door.terminal()).toEqual(['locked'])
})

it('refuses a table that leads nowhere', () => {
  expect(() => states('broken', { a: { go: 'b' } })).toThrow('leads nowhere')
})
