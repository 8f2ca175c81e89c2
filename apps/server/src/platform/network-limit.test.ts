import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { giveBackOfNetwork, networkOf, takeOfNetwork } from './network-limit.ts'
import { processLimiter } from './rate-limit.ts'

describe('who stands behind an address', () => {
  it.each([
    ['203.0.113.9', { line: '203.0.113.9' }],
    ['::ffff:203.0.113.9', { line: '203.0.113.9' }],
    ['2001:db8:1:2:3:4:5:6', { line: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }],
    ['2001:DB8:1:2:ffff::1', { line: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }],
    ['fe80::1%eth0', { line: 'fe80::/64', site: 'fe80::/48' }],
    ['unknown', { line: 'unknown' }],
  ])('%s', (address, network) => {
    expect(networkOf(address)).toEqual(network)
  })
})

describe('a limit of a network', () => {
  it('is one for all addresses of a /64, and of another /64 another', async () => {
    const limiter = processLimiter(fakeClock())
    const take = (address: string) => takeOfNetwork(limiter, 'guess', address, 3, 1_000)
    const answers = []
    for (let index = 1; index <= 5; index += 1) answers.push(await take(`2001:db8:0:1::${index}`))
    expect(answers).toEqual([true, true, true, false, false])
    expect(await take('2001:db8:0:2::1')).toBe(true)
    expect(await take('203.0.113.9')).toBe(true)
  })

  it('lets a /48 do ten times as much as one of its lines', async () => {
    const limiter = processLimiter(fakeClock())
    const answers = []
    for (let index = 0; index < 25; index += 1)
      answers.push(await takeOfNetwork(limiter, 'guess', `2001:db8:0:${index}::1`, 2, 1_000))
    expect(answers.filter(Boolean)).toHaveLength(20)
  })

  it('counts a use no more that was given back', async () => {
    const limiter = processLimiter(fakeClock())
    const take = (tail: number) => takeOfNetwork(limiter, 'guess', `2001:db8::${tail}`, 1, 1_000)
    expect(await take(1)).toBe(true)
    await giveBackOfNetwork(limiter, 'guess', '2001:db8::2')
    expect([await take(3), await take(4)]).toEqual([true, false])
  })
})

it('nothing is limited by a bare address', () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const bare = sources.filter((file) =>
    /\b(take|giveBack|reset)\([^)\n]*(\bip\b|\.ip\b|\baddress\b)/i.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(bare).toEqual([])
})
