import type { CategoryNode } from '@mallard/contract/catalog/catalog/catalog.fields'
import { type Locale, ok, type Result } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { categoryTag } from './cache-tags.ts'
import { listCategories } from './goods.repo.ts'

const cacheTime = 4000

type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number]

async function categoriesOf(services: Services, partnerId: number): Promise<CategoryRow[]> {
  const load = () => listCategories(services.db, partnerId)
  const tag = categoryTag(partnerId)
  return services.cache.get(tag, cacheTime, load, [tag])
}

export async function categoryList(ctx: Ctx): Promise<Result<Prebuilt, never>> {
  const rows = await categoriesOf(ctx.services, ctx.scope.partnerId)
  return ok(new Prebuilt(JSON.stringify(treeOf(rows, null, ctx.locale))))
}

/** A category and all below it. */
export async function categoriesUnder(
  services: Services,
  partnerId: number,
  id: number,
): Promise<number[]> {
  const rows = await categoriesOf(services, partnerId)
  const found = [id]
  for (const known of found)
    found.push(...rows.filter((row) => row.parent_id === known).map((row) => row.id))
  return found
}

function treeOf(
  rows: readonly CategoryRow[],
  parent: number | null,
  locale: Locale,
): CategoryNode[] {
  return rows
    .filter((row) => row.parent_id === parent)
    .map((row) => ({
      id: row.id,
      name: localised(locale, row.name, row.name_en),
      pic: row.pic,
      children: treeOf(rows, row.id, locale),
    }))
}
