import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import { removeTitle } from './title.repo.ts'

export async function deleteTitle(
  { services, scope, shopper }: ShopperCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, ErrorName>> {
  const owner = { partnerId: scope.partnerId, memberId: shopper.id }
  return (await removeTitle(services.db, owner, id)) ? ok({}) : refuse('notFound')
}
