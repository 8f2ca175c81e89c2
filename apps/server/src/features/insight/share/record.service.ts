import type { ShareChannel } from '@mallard/contract/insight/share/share.calls'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { insertNote } from './share.repo.ts'

const notesPerSession = 60
/** A visitor's session costs nothing, but many of them share one address of their carrier. */
const notesPerAddress = 1_200

interface Note {
  id: string
  channel: ShareChannel
  path: string
  sponsorId?: string | undefined
}

/** Notes who shared what, and who came by it. Without a session there is nobody to note. */
export async function record(
  ctx: Ctx,
  { id, channel, path, sponsorId }: Note,
): Promise<Result<Record<string, never>, 'tooOften'>> {
  const { services, session, shopper, scope } = ctx
  if (!session || session.partnerId !== scope.partnerId) return ok({})
  if (!(await services.limiter.take(`share:${session.id}`, notesPerSession, 10 * minute)))
    return refuse('tooOften')
  if (!(await takeOfNetwork(services.limiter, 'share', ctx.ip, notesPerAddress, 10 * minute)))
    return refuse('tooOften')
  await insertNote(services.db, scope, {
    id,
    sessionId: session.id,
    memberId: shopper?.id,
    channel,
    path,
    sponsorUuid: channel === 'opened' ? sponsorId : undefined,
    at: new Date(ctx.clock.now()),
  })
  return ok({})
}
