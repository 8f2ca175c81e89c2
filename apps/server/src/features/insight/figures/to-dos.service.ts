import type { ToDo as ToDoRow } from '@mallard/contract/insight/figures/figures-admin.calls'
import { type ToDoName, toDoWords } from '@mallard/contract/insight/figures/to-do-words'
import { ok, type Result } from '@mallard/kernel'
import type { RawBuilder } from 'kysely'
import { isHousePartner } from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { ToDo } from '#platform/to-do.ts'
import { countEach } from './to-dos.repo.ts'

export type AllToDos = Readonly<Record<ToDoName, ToDo>>

/** So many are counted; a person does none of the others sooner for knowing how many there are. */
const maxCounted = 99

/** What waits for the caller, by the rights that they have in this store. */
export async function toDosOf(ctx: StaffCtx, all: AllToDos): Promise<Result<ToDoRow[], never>> {
  const { scope, staff, locale } = ctx
  const { db } = ctx.services
  const isHouse = await isHousePartner(db, scope.partnerId)
  const asked = { db, scope, staff, now: ctx.clock.now(), isHouse }
  const seen = new Map<ToDoName, RawBuilder<unknown>>()
  for (const [name, { right, rows }] of Object.entries(all) as [ToDoName, ToDo][]) {
    const part = !right || staff.rights.includes(right) ? await rows(asked) : undefined
    if (part) seen.set(name, part)
  }
  const counts = await countEach(db, [...seen.values()], maxCounted + 1)
  return ok(
    [...seen.keys()].flatMap((name, place): ToDoRow[] => {
      const count = counts[place] ?? 0
      const text = toDoWords[name][locale === 'en' ? 1 : 0]
      if (count === 0) return []
      return [{ name, text, count: Math.min(count, maxCounted), isCut: count > maxCounted }]
    }),
  )
}
