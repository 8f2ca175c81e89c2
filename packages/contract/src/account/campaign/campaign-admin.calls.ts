import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { cappedPageOf, line, Moment, pageOf, Paging, RowId, text } from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { campaignStates, outcomes, purposes } from './campaign.codes.ts'

/** A page inside the shop, or nothing. */
const Link = z
  .string()
  .regex(/^(\/a\/\d+-\d+(\/[\w\-./?=&%]*)?)?$/, '请填写本店页面的链接')
  .max(200)

const Message = {
  title: line(40, 2),
  titleEn: line(80),
  text: text(200, 2),
  textEn: text(400),
  /** Where it leads; empty: nowhere. */
  link: Link,
}

export const Campaign = z.object({
  id: z.number().int(),
  title: z.string(),
  titleEn: z.string(),
  text: z.string(),
  textEn: z.string(),
  link: z.string(),
  purpose: z.enum(purposes),
  /** Whom it was sent to, as it was called then. */
  to: z.string(),
  state: z.enum(campaignStates),
  /** Members who were chosen, and what became of those who were looked at. */
  members: z.number().int(),
  outcomes: z.partialRecord(z.enum(outcomes), z.number().int()),
  by: z.string(),
  at: Moment,
})
export type Campaign = z.output<typeof Campaign>

const Told = z.object({
  memberId: z.number().int(),
  nickname: z.string(),
  outcome: z.enum(outcomes),
  at: Moment,
})
export type Told = z.output<typeof Told>

const ById = z.object({ id: RowId })

export const campaignAdminCalls = {
  list: GET('/admin/api/{p}-{s}/campaigns', {
    summary: 'Messages that this store sent to members, the newest first',
    authz: 'operator',
    right: 'member.read',
    query: z.object({ ...Paging }),
    reply: pageOf(Campaign),
  }),
  detail: GET('/admin/api/{p}-{s}/campaigns/{id}', {
    summary: 'One message, with how many were told and how many not, and why',
    authz: 'operator',
    right: 'member.read',
    params: ById,
    reply: Campaign,
  }),
  told: GET('/admin/api/{p}-{s}/campaigns/{id}/members', {
    summary: 'Who was told, and who was not and why',
    authz: 'operator',
    reads: { way: 'list', of: 'member' },
    right: 'member.read',
    params: ById,
    query: z.object({ ...Paging, outcome: z.enum(outcomes).optional() }),
    reply: cappedPageOf(Told),
  }),
  send: POST('/admin/api/{p}-{s}/campaigns/send', {
    summary:
      'Sends a message to one member, to a segment as it is now, or to all: news of the shop only to who allowed it, outside quiet hours and a few a week. The same request is one message',
    authz: 'operator',
    right: 'member.message',
    keepsPages: true,
    body: z.strictObject({
      ...Message,
      /** One of the two; neither: all members. */
      memberId: RowId.optional(),
      segmentId: RowId.optional(),
      purpose: z.enum(purposes),
      requestId: RequestId,
    }),
    reply: Campaign,
  }),
  stop: POST('/admin/api/{p}-{s}/campaigns/{id}/stop', {
    summary: 'Tells nobody else',
    authz: 'operator',
    right: 'member.message',
    keepsPages: true,
    params: ById,
    reply: Campaign,
  }),
}
