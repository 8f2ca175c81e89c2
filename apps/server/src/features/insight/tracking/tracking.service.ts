import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import { type Instant, minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx, Session } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { insertVisits, type NewVisit } from './tracking.repo.ts'
import { deviceOf, referrerOf, storeOfPath, visitedAt } from './tracking.rules.ts'
import { wordOf } from './visit-word.ts'

/** A phone sends a batch a page at most. */
const batchesPerSession = 240
/** A visitor's session costs nothing, but many of them share one address of their carrier. */
const batchesPerAddress = 12_000

/**
 * Keeps the page visits of the browser that holds this session. They are written before the answer:
 * what was acknowledged is kept.
 */
export async function web(
  ctx: Ctx,
  { records }: { records: readonly VisitRecord[] },
): Promise<Result<Record<string, never>, 'busy' | 'tooOften'>> {
  const { services, session, shopper } = ctx
  // Nobody to count yet: the phone keeps its records and comes again.
  if (!session) return refuse('busy')
  if (!(await services.limiter.take(`visits:${session.id}`, batchesPerSession, 10 * minute)))
    return refuse('tooOften')
  if (!(await takeOfNetwork(services.limiter, 'visits', ctx.ip, batchesPerAddress, 10 * minute)))
    return refuse('tooOften')
  const now = ctx.clock.now()
  await insertVisits(
    services.db,
    records.map((record) => visitOf(record, session, shopper?.id ?? null, now)),
    session,
  )
  return ok({})
}

export function visitOf(
  record: VisitRecord,
  session: Pick<Session, 'id' | 'partnerId' | 'storeId'>,
  memberId: number | null,
  now: Instant,
): NewVisit {
  const { partnerId, storeId } = storeOfPath(record.path, session)
  return {
    partner_id: partnerId,
    store_id: storeId,
    id: record.id,
    flow_uuid: record.flowUuid,
    flow_index: record.flowIndex,
    session_id: session.id,
    member_id: memberId,
    at: new Date(visitedAt(record.clientTime, now)).toISOString(),
    received_at: new Date(now).toISOString(),
    client_time: record.clientTime,
    domain: record.domain,
    path: record.path,
    query: record.query,
    word: wordOf(record),
    url_type: record.urlType,
    is_landpage: record.isLandpage,
    client_referrer: record.clientReferrer,
    useragent: record.useragent,
    screen_size: record.screenSize,
    user_id: record.userId,
    flow_last_id: record.flowLastId,
    flow_last_domain: record.flowLastDomain,
    flow_last_path: record.flowLastPath,
    flow_last_url_type: record.flowLastUrlType,
    source_type: record.sourceType,
    version: record.version,
    device: deviceOf(record.useragent),
    referrer: referrerOf(record),
  }
}
