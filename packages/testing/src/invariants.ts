import { expect } from 'vitest'

/** Fails with the names and first rows of every invariant that does not hold. */
export async function expectInvariants(
  check: () => Promise<readonly { readonly name: string; readonly rows: readonly unknown[] }[]>,
): Promise<void> {
  const broken = await check()
  expect(
    broken.map(({ name, rows }) => `${name}: ${JSON.stringify(rows.slice(0, 3))}`).join('\n'),
  ).toBe('')
}
