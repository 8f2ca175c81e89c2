import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Login {
  readonly login: string
  readonly password: string
  readonly name: string
}

/** Keeps the demo staff's first passwords in the data folder, readable by its owner alone, so that every start can tell them. */
export function keepLogins(dataDir: string, logins: readonly Login[]): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileIn(dataDir), JSON.stringify(logins, null, 2), { mode: 0o600 })
}

export function keptLogins(dataDir: string): Login[] {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as Login[]
  } catch {
    return []
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'demo-logins.json')
}
