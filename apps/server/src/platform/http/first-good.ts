/**
 * The first token of several that stands for something. A browser sends several of one name when a
 * neighbour under the same domain has set one too.
 */
export async function firstGood<T>(
  tokens: readonly string[],
  find: (token: string) => Promise<T | undefined>,
): Promise<{ token: string; found: T } | undefined> {
  for (const token of tokens) {
    const found = await find(token)
    if (found !== undefined) return { token, found }
  }
  return undefined
}
