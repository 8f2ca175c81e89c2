import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Login {
  readonly login: string
  readonly password: string
  readonly name: string
}

/**
 * Keeps the demo staff's first passwords in the data folder, readable by its owner alone, for
 * anyone who tries the shop.
 */
export function keepLogins(dataDir: string, logins: readonly Login[]): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(loginsFile(dataDir), JSON.stringify(logins, null, 2), { mode: 0o600 })
}

export function loginsFile(dataDir: string): string {
  return join(dataDir, 'demo-logins.json')
}
