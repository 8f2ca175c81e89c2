import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Login {
  readonly login: string
  readonly password: string
  readonly name: string
  /** By the operator, who knows it: written down nowhere. */
  readonly isGiven?: true
}

/** What a shop was filled with says which file its first passwords are in. */
type Filled = 'demo' | 'catalog' | 'none'

/**
 * Keeps the first passwords that were made in the data folder, readable by its owner alone: no log
 * may hold them.
 */
export function keepLogins(dataDir: string, shopData: Filled, logins: readonly Login[]): void {
  const made = logins.filter(({ isGiven }) => !isGiven)
  if (made.length === 0) return
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(loginsFile(dataDir, shopData), JSON.stringify(made, null, 2), { mode: 0o600 })
}

export function loginsFile(dataDir: string, shopData: Filled): string {
  return join(dataDir, shopData === 'demo' ? 'demo-logins.json' : 'first-logins.json')
}
