import ipaddr from 'ipaddr.js'
import type { Limiter } from './rate-limit.ts'

/**
 * Bits of an IPv6 address that one line has for itself, and those that a whole site or a tunnel
 * has.
 */
const [lineBits, siteBits] = [64, 48]
/**
 * A site has 65 536 lines, some of which are other people's: it may do so many times as much as one
 * of them.
 */
const siteFactor = 10

/**
 * Who stands behind an address. IPv6 hands out 2^64 addresses with every line: there, one counts as
 * much as another.
 */
export function networkOf(address: string): { readonly line: string; readonly site?: string } {
  if (!ipaddr.isValid(address)) return { line: address }
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return { line: parsed.toString() }
  return { line: rangeOf(parsed, lineBits), site: rangeOf(parsed, siteBits) }
}

function rangeOf(address: ipaddr.IPv6, bits: number): string {
  return `${new ipaddr.IPv6(address.parts.map((part, index) => (index * 16 < bits ? part : 0))).toString()}/${bits}`
}

/**
 * Counts one use of `name` by anyone who stands behind this address; false when they had `max` of
 * them in this window already.
 */
export async function takeOfNetwork(
  limiter: Limiter,
  name: string,
  address: string,
  max: number,
  window: number,
): Promise<boolean> {
  const { line, site } = networkOf(address)
  if (!(await limiter.take(`${name}:${line}`, max, window))) return false
  return site === undefined || limiter.take(`${name}:${site}`, max * siteFactor, window)
}

/** Takes a use back that turned out not to count. */
export async function giveBackOfNetwork(
  limiter: Limiter,
  name: string,
  address: string,
): Promise<void> {
  const { line, site } = networkOf(address)
  await limiter.giveBack(`${name}:${line}`)
  if (site !== undefined) await limiter.giveBack(`${name}:${site}`)
}
