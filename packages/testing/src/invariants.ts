import { expect } from 'vitest'

/** Fails with the names and first rows of every invariant that does not hold. */
export async function expectInvariants(check: () => Promise<readonly { readonly name: string; readonly rows: readonly unknown[] }[]>): Promise<void> {
  expect(await check()).toEqual([])
}
