import { createHash } from 'node:crypto'

/**
 * MD5 in upper-case hex, over parts joined by nothing: Kuaidi100's every signature
 * (hosts-and-providers.md §6.1).
 */
export function md5(...parts: readonly string[]): string {
  return createHash('md5').update(parts.join('')).digest('hex').toUpperCase()
}
