import type { PersonalCopy } from '@mallard/contract/account/member/account.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { textIn } from '#platform/locale.rules.ts'
import type { Owner } from '#features/people/identity/index.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { PersonalDataRegister } from '#platform/personal-data.ts'
import type { Services } from '#platform/services.ts'
import { noteAccount } from './account-log.repo.ts'
import { copyRows, countRows, type ShownTable } from './personal-data.repo.ts'
import { ownerOf, traceOf } from './security.service.ts'

const copiesADay = 10
const day = 86_400_000

interface HeldList {
  list: { name: string; title: string; count: number }[]
}

/** The person first, then what is forgotten last. */
function shownOf({ held }: PersonalDataRegister): ShownTable[] {
  const shown = held.filter((table): table is ShownTable => 'name' in table.copy).toReversed()
  return shown.toSorted((one, other) => Number(other.by === 'self') - Number(one.by === 'self'))
}

export async function personal(
  ctx: ShopperCtx,
  register: PersonalDataRegister,
): Promise<Result<HeldList, never>> {
  const owner = ownerOf(ctx)
  const list = await Promise.all(
    shownOf(register).map(async (table) => ({
      name: table.copy.name,
      title: textIn(ctx.locale, table.copy.title),
      count: await countRows(ctx.services.db, table, owner),
    })),
  )
  return ok({ list })
}

/** A copy of everything, for its owner alone; that it was made is noted in the account's log. */
export async function personalExport(
  ctx: ShopperCtx,
  register: PersonalDataRegister,
): Promise<Result<PersonalCopy, 'tooOften'>> {
  const owner = ownerOf(ctx)
  const { limiter } = ctx.services
  if (!(await limiter.take(`copy:${owner.partnerId}:${owner.memberId}`, copiesADay, day)))
    return refuse('tooOften')
  return ok(await copyOf(ctx.services, register, owner, traceOf(ctx)))
}

/** One part after the other in one snapshot: the parts of a copy agree with each other. */
export async function copyOf(
  { db, publicUrl }: Services,
  register: PersonalDataRegister,
  owner: Owner,
  trace: { at: Date; ip: string },
): Promise<PersonalCopy> {
  const held = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await noteAccount(trx, owner, 'dataCopied', trace)
      const parts: Record<string, Record<string, unknown>[]> = {}
      for (const table of shownOf(register))
        parts[table.copy.name] = await copyRows(trx, table, owner)
      return parts
    })
  return { shop: publicUrl, madeAt: trace.at.getTime(), held }
}
