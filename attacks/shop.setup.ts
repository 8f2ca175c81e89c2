import { startBuiltShop } from '@mallard/testing/built-shop'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

interface StaffLogin {
  readonly login: string
  readonly password: string
}

/** The shop under attack. */
export interface Attacked {
  /** Where the shop answers, without a slash at its end. */
  readonly shop: string
  readonly sandbox: string
  /** For what the sandbox does only when it is asked to: paying. */
  readonly controlToken: string
  readonly dataDir: string
  /** The file in which it says what happens. */
  readonly log: string
  /** Of the shop's process. */
  readonly pid: number
  /** First passwords of the demo staff. */
  readonly staff: readonly StaffLogin[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    attacked: Attacked
  }
}

/**
 * The limits that shoppers meet, and a proxy, so that each attacker has an address of their own.
 */
const asInProduction = {
  SMS_LIMIT: '',
  SMS_FREE: '',
  SMS_FREE_NETWORK: '',
  SMS_BUDGET: '',
  FLOOD_LIMIT: '',
  SEARCH_LIMIT: '',
  TRUST_PROXY: '127.0.0.1',
}

/**
 * Starts the built shop with the demo world on a free port of loopback, with the limits of a real
 * one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { shop, sandbox, dataDir, log, pid, stop } = await startBuiltShop(asInProduction)
  const logins = join(dataDir, 'demo-logins.json')
  const staff = existsSync(logins) ? (JSON.parse(readFileSync(logins, 'utf8')) as StaffLogin[]) : []
  const { controlToken } = JSON.parse(
    readFileSync(join(dataDir, 'sandbox/sandbox-keys.json'), 'utf8'),
  ) as { controlToken: string }
  project.provide('attacked', { shop, sandbox, controlToken, dataDir, log, pid, staff })
  return stop
}
