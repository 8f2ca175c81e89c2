import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, line, Moment, RowId, text } from '../../fields.ts'
import { RequestId } from '../../people/staff/proposal.fields.ts'
import { maxTags, tagColors } from './member-tag.codes.ts'

/** A tag that members wear. */
export const MemberTag = z.object({
  id: z.number().int(),
  name: z.string(),
  color: z.enum(tagColors),
  /** Of this store alone; others are of all stores of the brand. */
  isOfStore: z.boolean(),
})
export type MemberTag = z.output<typeof MemberTag>

const CountedTag = MemberTag.extend({
  /** Members who wear it. */
  members: z.number().int(),
})
export type CountedTag = z.output<typeof CountedTag>

/** What one of the staff wrote about a member, for the staff. */
export const MemberNote = z.object({
  id: z.number().int(),
  text: z.string(),
  by: z.string(),
  at: Moment,
})
export type MemberNote = z.output<typeof MemberNote>

const MemberRecord = z.object({
  tags: z.array(MemberTag),
  /** The newest first, 100 at most. */
  notes: z.array(MemberNote),
})
export type MemberRecord = z.output<typeof MemberRecord>

const ofMember = z.object({ memberId: RowId })

/** Tags of members, and notes about them. */
export const memberRecordAdminCalls = {
  tags: GET('/admin/api/{p}-{s}/member-tags', {
    summary: 'Tags of this store and of the brand, with how many members wear each',
    authz: 'operator',
    right: 'member.read',
    reply: z.array(CountedTag),
  }),
  saveTag: POST('/admin/api/{p}-{s}/member-tags/save', {
    summary: 'Adds a tag or changes one. The same request twice makes one tag',
    authz: 'operator',
    right: 'member.write',
    body: z.strictObject({
      /** The tag to change; left out for a new one. */
      id: RowId.optional(),
      name: line(20, 1),
      color: z.enum(tagColors),
      /** Of this store alone; whose a tag is stays as it was made. */
      isOfStore: z.boolean(),
      requestId: RequestId,
    }),
    reply: z.array(CountedTag),
  }),
  removeTag: POST('/admin/api/{p}-{s}/member-tags/{id}/remove', {
    summary: 'Takes a tag away, from all who wear it as well',
    authz: 'operator',
    right: 'member.write',
    params: z.object({ id: RowId }),
    reply: z.array(CountedTag),
  }),
  read: GET('/admin/api/{p}-{s}/members/{memberId}/record', {
    summary: 'Tags of a member, and what the staff noted',
    authz: 'operator',
    reads: { way: 'open', of: 'member', by: 'memberId' },
    right: 'member.read',
    params: ofMember,
    reply: MemberRecord,
  }),
  setTags: POST('/admin/api/{p}-{s}/members/{memberId}/tags', {
    summary: 'The tags that a member wears from now on, of those that this store has',
    authz: 'operator',
    right: 'member.write',
    params: ofMember,
    body: z.strictObject({ tagIds: z.array(RowId).max(maxTags) }),
    reply: Empty,
  }),
  addNote: POST('/admin/api/{p}-{s}/members/{memberId}/notes', {
    summary: 'Notes something about a member, for the staff. The same request twice is one note',
    authz: 'operator',
    right: 'member.write',
    params: ofMember,
    body: z.strictObject({ text: text(500, 1), requestId: RequestId }),
    reply: Empty,
  }),
  removeNote: POST('/admin/api/{p}-{s}/members/{memberId}/notes/{noteId}/remove', {
    summary: 'Takes a note away',
    authz: 'operator',
    right: 'member.write',
    params: ofMember.extend({ noteId: RowId }),
    reply: Empty,
  }),
}
