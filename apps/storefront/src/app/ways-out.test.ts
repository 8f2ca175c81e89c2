import type { HostCan } from '@mallard/host'
import { afterEach, expect, it, vi } from 'vitest'
import { leavesShop, openOutside } from './ways-out.ts'

const assign = vi.fn()
vi.stubGlobal('location', { assign, origin: 'https://shop.example' })
afterEach(() => vi.clearAllMocks())
const can = (part: Partial<HostCan>) => part as HostCan

it.each([
  ['an app that opens it', true, true, 1, 0],
  ['an app that does not know links', true, false, 1, 1],
  ['a browser', false, true, 0, 1],
])('a file or another site in %s', async (_, bridge, opens, asked, left) => {
  const openLink = vi.fn(async () => opens)
  await openOutside({ can: can({ bridge }), openLink }, '/invoice-files/1.pdf')
  expect([openLink.mock.calls.length, assign.mock.calls.length]).toEqual([asked, left])
  if (asked) expect(openLink).toHaveBeenCalledWith('https://shop.example/invoice-files/1.pdf')
})

it.each([
  ['the device app', { bridge: true, closeWindow: true }, true],
  ['the mall app, of which the shop is all there is', { bridge: true, closeWindow: false }, false],
  ['the messaging browser', { bridge: false, closeWindow: true }, false],
])('back from the first page in %s', async (_, what, leaves) => {
  expect(await leavesShop({ can: can(what), back: async () => true })).toBe(leaves)
})
