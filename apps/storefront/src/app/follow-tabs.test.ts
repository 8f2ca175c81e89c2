// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { forgetShopper, identityKey, signInAs } from '#platform/session.ts'
import { followTabs } from './follow-tabs.ts'

const someone = { id: 7, nickname: '林', avatar: '', roles: ['user'], staffLevel: 0 } as Parameters<
  typeof signInAs
>[0]
const drawAnew = vi.fn()
const stop = followTabs(drawAnew)
const inAnotherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))

afterEach(() => drawAnew.mockClear())

it.each([
  ['signed out', identityKey(), null],
  ['another person', identityKey(), JSON.stringify({ ...someone, id: 8 })],
  ['everything cleared', null, null],
])('draws a page again whose shopper is no longer there in another tab: %s', (_, key, value) => {
  signInAs(someone)
  inAnotherTab(key, value)
  expect(drawAnew).toHaveBeenCalledOnce()
})

it('leaves pages alone of whom nothing was said, and pages of strangers', () => {
  signInAs(someone)
  inAnotherTab(identityKey(), JSON.stringify({ ...someone, nickname: '林林' }))
  inAnotherTab('theme', 'dark')
  forgetShopper()
  inAnotherTab(identityKey(), JSON.stringify(someone))
  expect(drawAnew).not.toHaveBeenCalled()
  stop()
})
