import ipaddr from 'ipaddr.js'

/** Where a request may go. */
export interface Reach {
  /** Addresses of a host that may be connected to. */
  allows(address: string): boolean
  readonly ports: readonly number[]
}

/** What is handed out to lines of the public internet. */
const global6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is one of the public internet: no machine of ours, of a neighbour or of the
 * house that runs it, in whatever way it is written.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(global6)
}

/** The public internet, at the ports of the web. */
export const publicReach: Reach = { allows: isPublicAddress, ports: [80, 443] }

/** Letters of an address at the most. */
const maxLetters = 1000

/**
 * An address that may be asked for, in its usual spelling; undefined: it is none. What it leads to is
 * looked at once it is known.
 */
export function webAddress(text: string, { allows, ports }: Reach): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.href.length > maxLetters) return undefined
  if (url.username !== '' || url.password !== '' || !ports.includes(portOf(url))) return undefined
  const host = hostOf(url)
  if (host === '' || (ipaddr.isValid(host) && !allows(host))) return undefined
  url.hash = ''
  return url
}

/** Without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
