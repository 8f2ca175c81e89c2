import type {
  CountedTag,
  MemberRecord,
  MemberTag,
} from '@mallard/contract/account/member/member-record-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { lockMember, memberStatus } from '#features/people/identity/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findAdminMember } from './member-admin.repo.ts'
import {
  deleteNote,
  deleteTag,
  lockTag,
  holdTags,
  insertNote,
  insertTag,
  listTags,
  notesOf,
  tagsOf,
  updateTag,
  wearTags,
  type TagTerms,
} from './member-record.repo.ts'
import { isHereOnly } from './seen-members.ts'

const maxTagsOfStore = 200
/** No row has this number. */
const noTag = 0

export async function tags(ctx: StaffCtx): Promise<Result<CountedTag[], never>> {
  return ok(await listTags(ctx.services.db, ctx.scope))
}

/** Tags of the partner are in every store: who changes them looks after all. */
const mayWrite = ({ staff }: StaffCtx, { isOfStore }: Pick<MemberTag, 'isOfStore'>) =>
  isOfStore || staff.rightsEverywhere.includes('member.write')

const said = ({ name, color, isOfStore }: Omit<MemberTag, 'id'>) => ({ name, color, isOfStore })

interface SavedTag extends TagTerms {
  readonly id?: number | undefined
  readonly isOfStore: boolean
  readonly requestId: string
}

type TagRefusal = 'notFound' | 'partnerWide' | 'tagNameTaken' | 'tooManyTags'

export async function saveTag(
  ctx: StaffCtx,
  input: SavedTag,
): Promise<Result<CountedTag[], TagRefusal>> {
  const { id } = input
  try {
    const saved = await transact(ctx.services.db, (trx) =>
      id === undefined ? addTag(trx, ctx, input) : changeTag(trx, ctx, id, input),
    )
    return saved.ok ? tags(ctx) : saved
  } catch (error) {
    if (isUniqueViolation(error, 'member_tag_name')) return refuse('tagNameTaken')
    throw error
  }
}

type ChangedTag = Result<undefined, TagRefusal>

async function addTag(trx: Db, ctx: StaffCtx, input: SavedTag): Promise<ChangedTag> {
  if (!mayWrite(ctx, input)) return refuse('partnerWide')
  const made = await makeOnce(trx, ctx, 'memberTag.save', input.requestId, async () => {
    if ((await listTags(trx, ctx.scope)).length >= maxTagsOfStore) return noTag
    const id = await insertTag(trx, ctx.scope, input, new Date(ctx.clock.now()))
    await audit(trx, ctx, 'memberTag.save', `memberTag ${id}`, changesOf({}, said(input)))
    return id
  })
  return made === noTag ? refuse('tooManyTags') : ok(undefined)
}

async function changeTag(
  trx: Db,
  ctx: StaffCtx,
  id: number,
  { name, color }: TagTerms,
): Promise<ChangedTag> {
  const before = await lockTag(trx, ctx.scope, id)
  if (!before) return refuse('notFound')
  if (!mayWrite(ctx, before)) return refuse('partnerWide')
  const changes = changesOf({ ...before }, { name, color })
  if (Object.keys(changes).length === 0) return ok(undefined)
  await updateTag(trx, ctx.scope, id, { name, color })
  await audit(trx, ctx, 'memberTag.save', `memberTag ${id}`, changes)
  return ok(undefined)
}

/** Repeatable: a tag that is gone is taken away already. */
export async function removeTag(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<CountedTag[], 'partnerWide'>> {
  const removed = await transact(
    ctx.services.db,
    async (trx): Promise<Result<undefined, 'partnerWide'>> => {
      const before = await lockTag(trx, ctx.scope, id)
      if (!before) return ok(undefined)
      if (!mayWrite(ctx, before)) return refuse('partnerWide')
      const members = await deleteTag(trx, ctx.scope, id)
      const gone = { ...said(before), members }
      const none = Object.fromEntries(Object.keys(gone).map((key) => [key, null]))
      await audit(trx, ctx, 'memberTag.remove', `memberTag ${id}`, changesOf(gone, none))
      return ok(undefined)
    },
  )
  return removed.ok ? tags(ctx) : removed
}

/** Whether these staff have to do with this member. */
export async function isMemberSeen(db: Db, ctx: StaffCtx, memberId: number): Promise<boolean> {
  return (await findAdminMember(db, ctx.scope, memberId, isHereOnly(ctx))) !== undefined
}

export async function readRecord(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<MemberRecord, 'notFound'>> {
  const { db } = ctx.services
  if (!(await isMemberSeen(db, ctx, memberId))) return refuse('notFound')
  const [worn, notes] = await Promise.all([
    tagsOf(db, ctx.scope, memberId),
    notesOf(db, ctx.scope, memberId, isHereOnly(ctx)),
  ])
  return ok({ tags: worn, notes })
}

type Done<R extends string> = Result<Record<string, never>, R>

/** Does something about a member whose account goes on, one at a time. */
async function about<R extends string>(
  ctx: StaffCtx,
  memberId: number,
  work: (trx: Db) => Promise<Done<R>>,
): Promise<Done<R | 'notFound'>> {
  const { partnerId } = ctx.scope
  return transact(ctx.services.db, async (trx): Promise<Done<R | 'notFound'>> => {
    const held = await lockMember(trx, { partnerId, memberId })
    if (!held || held.status === memberStatus.cancelled) return refuse('notFound')
    return (await isMemberSeen(trx, ctx, memberId)) ? work(trx) : refuse('notFound')
  })
}

export async function setTags(
  ctx: StaffCtx,
  { memberId, tagIds }: { memberId: number; tagIds: readonly number[] },
): Promise<Done<'notFound' | 'tagGone'>> {
  const ids = [...new Set(tagIds)]
  return about(ctx, memberId, async (trx): Promise<Done<'tagGone'>> => {
    const wanted = await holdTags(trx, ctx.scope, ids)
    if (wanted.length < ids.length) return refuse('tagGone')
    const before = await tagsOf(trx, ctx.scope, memberId)
    await wearTags(trx, ctx.scope, memberId, ids, new Date(ctx.clock.now()))
    const named = (list: readonly MemberTag[]) => ({
      tags: list.map(({ name }) => name).toSorted(),
    })
    const changes = changesOf(named(before), named(wanted))
    if (Object.keys(changes).length > 0)
      await audit(trx, ctx, 'member.tags', `member ${memberId}`, changes)
    return ok({})
  })
}

export async function addNote(
  ctx: StaffCtx,
  { memberId, text, requestId }: { memberId: number; text: string; requestId: string },
): Promise<Done<'notFound'>> {
  return about(ctx, memberId, async (trx): Promise<Done<never>> => {
    await makeOnce(trx, ctx, 'member.note', requestId, async () => {
      const at = new Date(ctx.clock.now())
      const id = await insertNote(trx, ctx.scope, memberId, { text, by: ctx.staff.name, at })
      // What it says is forgotten with the member; the log, which stays, says that it was said.
      await audit(trx, ctx, 'member.note', `member ${memberId}`, {
        note: { before: null, after: id },
      })
      return id
    })
    return ok({})
  })
}

/** Repeatable: a note that is gone is taken away already. */
export async function removeNote(
  ctx: StaffCtx,
  { memberId, noteId }: { memberId: number; noteId: number },
): Promise<Done<'notFound'>> {
  return about(ctx, memberId, async (trx): Promise<Done<never>> => {
    const gone = await deleteNote(trx, ctx.scope, memberId, isHereOnly(ctx), noteId)
    if (gone !== undefined)
      await audit(trx, ctx, 'member.noteRemove', `member ${memberId}`, {
        note: { before: noteId, after: null },
      })
    return ok({})
  })
}
