import { startBuiltShop } from '@mallard/testing/built-shop'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

export interface StaffLogin {
  readonly login: string
  readonly password: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the shop answers, without a slash at its end. */
    shop: string
    /** Where the sandbox of the providers answers. */
    sandbox: string
    /** First passwords of the demo staff. */
    staff: readonly StaffLogin[]
    /** What the sandbox's control plane wants to hear. */
    controlToken: string
  }
}

/** Starts the built shop with a demo world of its own, or uses the one that SHOP_URL names (with SANDBOX_URL and its DATA_DIR). */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) {
    project.provide('shop', process.env.SHOP_URL.replace(/\/$/, ''))
    project.provide('sandbox', (process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010').replace(/\/$/, ''))
    const dataDir = process.env.DATA_DIR ?? join(import.meta.dirname, '../data')
    project.provide('staff', staffOf(dataDir))
    project.provide('controlToken', controlTokenOf(dataDir))
    return undefined
  }
  const { shop, sandbox, dataDir, stop } = await startBuiltShop()
  project.provide('shop', shop)
  project.provide('sandbox', sandbox)
  project.provide('staff', staffOf(dataDir))
  project.provide('controlToken', controlTokenOf(dataDir))
  return stop
}

function controlTokenOf(dataDir: string): string {
  const file = join(dataDir, 'sandbox/sandbox-keys.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { controlToken: string }).controlToken : ''
}

function staffOf(dataDir: string): StaffLogin[] {
  const file = join(dataDir, 'demo-logins.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StaffLogin[]) : []
}
