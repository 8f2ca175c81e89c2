import type { SearchMiss } from '@mallard/contract/catalog/search/search-admin.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { dropTags } from '#platform/cache-tags.ts'
import { synonymTag } from './cache-tags.ts'
import { findMisses } from './search-miss.repo.ts'
import { findSynonyms, type KeptSynonyms, writeSynonyms } from './synonym.repo.ts'
import { comparable, faultOfSynonyms } from './synonym.rules.ts'

export async function synonyms(ctx: StaffCtx): Promise<Result<KeptSynonyms, never>> {
  return ok(await findSynonyms(ctx.services.db, ctx.scope.partnerId))
}

export async function misses(ctx: StaffCtx): Promise<Result<{ list: SearchMiss[] }, never>> {
  const rows = await findMisses(ctx.services.db, ctx.scope)
  return ok({ list: rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() })) })
}

type SaveFault = 'versionConflict' | 'partnerWide' | 'badInput'

export async function saveSynonyms(
  ctx: StaffCtx,
  input: KeptSynonyms,
): Promise<Result<KeptSynonyms, SaveFault>> {
  if (!ctx.staff.rightsEverywhere.includes('goods.write')) return refuse('partnerWide')
  const groups = input.groups.map((group) => group.map(comparable))
  const fault = faultOfSynonyms(groups)
  if (fault) return refuse('badInput', { field: 'groups', ...fault })
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const kept = await db.transaction().execute(async (trx) => {
    const before = await findSynonyms(trx, partnerId)
    // Who sends the same again changes nothing.
    if (JSON.stringify(before.groups) === JSON.stringify(groups)) return before
    if (!(await writeSynonyms(trx, partnerId, groups, input.version))) return undefined
    const lines = (of: KeptSynonyms['groups']) => of.map((group) => group.join(' = '))
    const changes = changesOf({ synonyms: lines(before.groups) }, { synonyms: lines(groups) })
    await audit(trx, ctx, 'search.synonyms', `partner ${partnerId}`, changes)
    return { groups, version: input.version + 1 }
  })
  if (!kept) return refuse('versionConflict')
  dropTags(ctx.services, [synonymTag(partnerId)])
  return ok(kept)
}
