import { BlockList, isIP } from 'node:net'
import type { IncomingHttpHeaders } from 'node:http'
import { sameText } from './secrets.ts'

/** Loopback, private, link-local and unique-local networks (RFC 1918, 3927, 4193, 4291). */
const ownNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(network, prefix, 'ipv6')

/** Whether an address is of this machine or of a private network. */
function isOwnNetwork(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && ownNetworks.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * What a scraper, a terminal or a browser sends of itself. Anything else may be a proxy's: each
 * invents its own names for whom it speaks.
 */
const ownHeaders = new Set([
  ...[
    'host',
    'connection',
    'keep-alive',
    'user-agent',
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'x-prometheus-scrape-timeout-seconds',
  ],
  ...[
    'cookie',
    'cache-control',
    'pragma',
    'upgrade-insecure-requests',
    'priority',
    'dnt',
    'referer',
  ],
  ...[
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'sec-fetch-user',
    'sec-ch-ua',
    'sec-ch-ua-mobile',
    'sec-ch-ua-platform',
    'sec-gpc',
  ],
])

export interface MetricsReader {
  /** Of the connection itself: what a proxy says of the address counts for nothing here. */
  readonly peer: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * Whether somebody may read `/metrics`: with the token, if there is one; else from this machine and
 * private networks, and not through a proxy.
 */
export function mayReadMetrics(
  { peer, headers }: MetricsReader,
  token: string | undefined,
): boolean {
  if (token !== undefined) return sameText(headers.authorization, `Bearer ${token}`)
  // A proxy is a neighbour of ours, but anyone who it speaks for need not be.
  const isForwarded = Object.keys(headers).some((name) => !ownHeaders.has(name))
  return !isForwarded && isOwnNetwork(peer ?? '')
}
