import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, scopeText, type Result } from '@mallard/kernel'
import type { ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { refusalOf } from './checkout.rules.ts'
import { flowTime, openFlow, type OpenedFlow } from './checkout.service.ts'
import { gathering, type Tell } from './gathering.ts'
import type { PurchaseKind } from './purchase-kind.ts'
import { insertFlows, type JoiningFlow } from './together.repo.ts'

interface Wish {
  readonly ctx: ShopperCtx
  readonly kind: PurchaseKind
  readonly input: unknown
}

type Answer = Result<OpenedFlow, ErrorName>

const gather = gathering<Wish, Answer>({
  most: 64,
  rounds: 1,
  together: openAll,
  alone: ({ ctx, kind, input }) => openFlow(ctx, kind, input),
  fault: ([first], err) =>
    first?.ctx.log.warn({ err }, 'checkouts could not be opened together: each goes by itself'),
})

/**
 * The same as `openFlow` for ways to buy with `together`: the checkouts of one thing (`key`) that are
 * wanted at one moment are opened by one statement.
 */
export const openTogether = <Context, Input>(
  ctx: ShopperCtx,
  kind: PurchaseKind<Context, Input>,
  input: Input,
  key: string,
): Promise<Answer> =>
  gather(ctx.services.db, `${scopeText(ctx.scope)} ${key}`, ctx.shopper.id, {
    ctx,
    kind: kind as PurchaseKind,
    input,
  })

async function openAll(wishes: readonly Wish[], tell: Tell<Answer>): Promise<void> {
  const { ctx, kind } = wishes[0]!
  const { db } = ctx.services
  const now = ctx.clock.now()
  const occasion = { db, scope: ctx.scope, now }
  const asked = wishes.map(({ ctx: { shopper }, input }) => ({ memberId: shopper.id, input }))
  const openings = (await kind.together?.open(occasion, asked)) ?? []
  const flows: (JoiningFlow & { readonly place: number })[] = []
  for (const [place, opening] of openings.entries()) {
    const { memberId } = asked[place]!
    if (opening.ok) flows.push({ place, flowId: randomToken(), memberId, ...opening.value })
    else tell(place, opening)
  }
  if (flows.length === 0) return
  const times = { at: new Date(now), expiresAt: new Date(now + flowTime) }
  const lines = await insertFlows(db, ctx.scope, { kind: kind.code, ...times }, flows)
  const byFlow = new Map(lines.map((line) => [line.flowId, line]))
  for (const { place, flowId } of flows) {
    const line = byFlow.get(flowId)
    if (line?.isOpen) tell(place, ok({ flowId, cartId: '0' }))
    else tell(place, line ? (refusalOf([line]) ?? refuse('busy')) : refuse('notFound'))
  }
}
