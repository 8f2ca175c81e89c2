import {
  trackingLimits as max,
  trackingSourceType,
  trackingVersion,
} from '@mallard/contract/constants'
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'

/** A page that was entered, as the navigator saw it. */
export interface Entered {
  readonly name: string
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly referrer: string
  /** Milliseconds. */
  readonly at: number
  /** The first page of its document: what one came by. */
  readonly isArrival?: boolean | undefined
}

/** What the next record refers to. */
export type LastVisit = Pick<VisitRecord, 'id' | 'domain' | 'path' | 'urlType' | 'flowIndex'>

export interface Surroundings {
  readonly flowUuid: string
  /** The visit had no identifier before this page. */
  readonly isNewFlow: boolean
  readonly flowIndex: number
  readonly last: LastVisit | undefined
  readonly userId: string
  readonly host: string
  readonly origin: string
  readonly userAgent: string
  readonly screen: { readonly availWidth: number; readonly availHeight: number }
  readonly mode: string
}

/**
 * Pages that a visit may be thrown back to: nobody lands on them (specification §9: login, status,
 * paymentStatus).
 */
const noLandpages: ReadonlySet<string> = new Set([
  'login',
  'status',
  'orderStatus',
  'paymentStatus',
  'paymentStatusOrder',
  'paymentStatusScoped',
])

/** One page visit, field by field as the specification's §3 has it. */
export function recordOf(
  { name, pathname, search, referrer, at }: Entered,
  around: Surroundings,
): VisitRecord {
  const { flowUuid, isNewFlow, flowIndex, last, userId, host, origin, userAgent, screen, mode } =
    around
  return {
    path: pathname.slice(0, max.path),
    urlType: name,
    flowIndex,
    domain: host.slice(0, max.domain),
    query: harmless(search).slice(0, max.query),
    clientReferrer: (referrer.startsWith(`${origin}/`)
      ? (referrer.split('?')[0] ?? '')
      : referrer
    ).slice(0, max.referrer),
    useragent: userAgent.slice(0, max.useragent),
    screenSize: `${screen.availWidth}x${screen.availHeight}`,
    id: `${flowUuid}${flowIndex}`,
    userId,
    isNewUv: 0,
    isLandpage: isNewFlow && !noLandpages.has(name) ? 1 : 0,
    clientTime: at,
    flowUuid,
    flowLastId: last?.id ?? '',
    flowLastDomain: last?.domain ?? '',
    flowLastPath: last?.path ?? '',
    flowLastUrlType: last?.urlType ?? '',
    sourceType: mode || trackingSourceType,
    version: trackingVersion,
  }
}

const secretName = /token|code|state|phone|passport|ticket|sign|pass/i

/**
 * A query without what opens doors or names people, nor the address that a sign-in leads back to.
 */
function harmless(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()])
    if (secretName.test(name) || name === 'to') query.delete(name)
  return query.toString()
}
