import type { ErrorName } from '@mallard/contract/errors'
import type { Campaign, Told } from '@mallard/contract/account/campaign/campaign-admin.calls'
import type { Outcome } from '@mallard/contract/account/campaign/campaign.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { RawBuilder } from 'kysely'
import { isHereOnly, isMemberSeen } from '#features/account/member/index.ts'
import { segmentSource } from '#features/account/segment/index.ts'
import { insertAudience } from '#features/people/audience/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import {
  cappedPage,
  paged,
  type CappedPage,
  type Page,
  type PagePlace,
} from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { textIn } from '#platform/locale.rules.ts'
import {
  everybody,
  everybodyHere,
  findCampaign,
  insertCampaign,
  listCampaigns,
  listTold,
  oneMember,
  stopCampaign,
  type Message,
} from './campaign.repo.ts'

interface Sending extends Message {
  readonly memberId?: number | undefined
  readonly segmentId?: number | undefined
  readonly requestId: string
}

/** A statement of the numbers of those who are meant, and what they are called. */
interface Meant {
  readonly found: RawBuilder<unknown>
  readonly to: string
}

async function meantBy(
  ctx: StaffCtx,
  { memberId, segmentId }: Sending,
): Promise<Meant | undefined> {
  const { scope, locale, services } = ctx
  if (memberId !== undefined) {
    if (!(await isMemberSeen(services.db, ctx, memberId))) return undefined
    const to = `${textIn(locale, ['会员', 'Member'])} ${memberId}`
    return { found: oneMember(scope, memberId), to }
  }
  if (segmentId !== undefined) return segmentSource(ctx, segmentId)
  return isHereOnly(ctx)
    ? {
        found: everybodyHere(scope),
        to: textIn(locale, ['本店全部会员', 'All members of this store']),
      }
    : { found: everybody(scope), to: textIn(locale, ['全部会员', 'All members']) }
}

/** A page of another brand is none of this shop. */
const isOfBrand = ({ scope }: StaffCtx, link: string) =>
  link === '' || link.startsWith(`/a/${scope.partnerId}-`)

export async function send(ctx: StaffCtx, input: Sending): Promise<Result<Campaign, ErrorName>> {
  if (input.memberId !== undefined && input.segmentId !== undefined)
    return refuse('badInput', { field: 'segmentId' })
  // What concerns one's own affairs is said to one, not to many.
  if (input.purpose === 'service' && input.memberId === undefined)
    return refuse('badInput', { field: 'purpose' })
  if (!isOfBrand(ctx, input.link)) return refuse('badInput', { field: 'link' })
  const meant = await meantBy(ctx, input)
  if (!meant) return refuse('notFound')
  const { db } = ctx.services
  const sent = await transact(db, async (trx): Promise<Result<number, 'segmentEmpty'>> => {
    const id = await makeOnce(trx, ctx, 'campaign.send', input.requestId, () =>
      begin(trx, ctx, input, meant),
    )
    return id === nobody ? refuse('segmentEmpty') : ok(id)
  })
  return sent.ok ? detail(ctx, { id: sent.value }) : sent
}

/** No message has this number. */
const nobody = 0

async function begin(
  trx: Db,
  ctx: StaffCtx,
  input: Sending,
  { found, to }: Meant,
): Promise<number> {
  const { scope, clock, staff } = ctx
  const at = new Date(clock.now())
  const audience = await insertAudience(trx, scope, found, at)
  if (audience.members === 0) return nobody
  const { title, titleEn, text, textEn, link, purpose } = input
  const message = { title, titleEn, text, textEn, link, purpose }
  const id = await insertCampaign(trx, scope, { ...message, to, audience, by: staff.name, at })
  const { members } = audience
  await audit(
    trx,
    ctx,
    'campaign.send',
    `campaign ${id}`,
    changesOf({}, { ...message, to, members }),
  )
  const job = { kind: 'campaign.tell', key: String(id), payload: { id } } as const
  await enqueue(trx, { ...job, runAt: at.getTime(), scope })
  return id
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Campaign, 'notFound'>> {
  const campaign = await findCampaign(ctx.services.db, ctx.scope, id)
  return campaign ? ok(campaign) : refuse('notFound')
}

export async function list(
  ctx: StaffCtx,
  place: PagePlace,
): Promise<Result<Page<Campaign>, never>> {
  const { rows, total } = await listCampaigns(ctx.services.db, ctx.scope, place)
  return ok(paged(rows, total, place))
}

export async function told(
  ctx: StaffCtx,
  { id, ...asked }: { id: number; outcome?: Outcome | undefined } & PagePlace,
): Promise<Result<CappedPage<Told>, 'notFound'>> {
  const { db } = ctx.services
  if (!(await findCampaign(db, ctx.scope, id))) return refuse('notFound')
  const { rows, total } = await listTold(db, ctx.scope, id, {
    ...asked,
    isHereOnly: isHereOnly(ctx),
  })
  return ok(cappedPage(rows, total, asked))
}

/** Repeatable: one that is done or stopped stays as it is. */
export async function stop(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Campaign, 'notFound'>> {
  await ctx.services.db.transaction().execute(async (trx) => {
    if (await stopCampaign(trx, ctx.scope, id))
      await audit(trx, ctx, 'campaign.stop', `campaign ${id}`, {
        state: { before: 'sending', after: 'stopped' },
      })
  })
  return detail(ctx, { id })
}
