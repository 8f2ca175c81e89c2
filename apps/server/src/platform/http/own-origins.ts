/** Names of one and the same machine: anyone who tries the shop out calls it by any of them. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origins whose pages are ours, by the operator's word alone: PUBLIC_URL and the stores' own
 * domains. What a request says of its host is not asked, since a proxy passes on what it was told.
 */
export function ownOrigins(
  publicUrl: string,
  storeDomains: Readonly<Record<string, readonly string[]>> = {},
): ReadonlySet<string> {
  const origins = [publicUrl, ...Object.values(storeDomains).flat()].map(
    (address) => new URL(address),
  )
  const aliases = origins
    .filter(({ hostname }) => loopback.has(hostname))
    .flatMap(({ protocol, port }) =>
      [...loopback].map((name) => new URL(`${protocol}//${name}${port && `:${port}`}`)),
    )
  return new Set([...origins, ...aliases].map(({ origin }) => origin))
}
