import { startBuiltShop } from '@mallard/testing/built-shop'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the shop answers, without a slash at its end. */
    shop: string
    /** Where the sandbox of the providers answers. */
    sandbox: string
  }
}

/** Starts the built shop with a demo world of its own, or uses the one that SHOP_URL names (with SANDBOX_URL). */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) {
    project.provide('shop', process.env.SHOP_URL.replace(/\/$/, ''))
    project.provide('sandbox', (process.env.SANDBOX_URL ?? 'http://127.0.0.1:4010').replace(/\/$/, ''))
    return undefined
  }
  const { shop, sandbox, stop } = await startBuiltShop()
  project.provide('shop', shop)
  project.provide('sandbox', sandbox)
  return stop
}
