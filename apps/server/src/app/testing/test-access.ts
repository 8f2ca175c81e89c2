import type { Call } from '@mallard/contract/api'
import { TurnedPaging } from '@mallard/contract/fields'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { ProposalKind } from '@mallard/contract/people/staff/audit.codes'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import type { Scope } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import type { makers } from './test-makers.ts'
import { join } from '../join.ts'
import { placeOrder, type TestSku } from './test-buyer.ts'
import { testParts } from './test-parts.ts'
import type { TestShop } from './test-shop.ts'

export type Input = Readonly<Record<string, unknown>>

/** What the generated tests must know of a row whose ids belong to somebody. */
export interface OwnedRow {
  /** A call that this person may make, on things made for it. */
  own(who: Caller): Promise<Input>
  /** For each field that names something owned: a value of the right shape that nothing has. */
  missing: Input
  /** Fields that name nothing owned, but for those of which the contract says so (`plainOf`). */
  plain?: readonly string[]
  /** What is named belongs to the person in every store of the partner. */
  inEveryStore?: true
}

/** What the generated tests must know of a row of the back office. */
export interface AdminRow {
  /** A call that the owner of partner 1 may make in store 1-1. */
  own(): Promise<Input>
  /** The same with the ids of another store or partner. */
  theirs?: Input
  /** For each field that names something: a value that nothing has. */
  missing?: Input
  plain?: readonly string[]
}

/** The same of another partner. */
interface Theirs {
  readonly owner: Caller
  readonly buyer: Caller
  readonly sku: TestSku
  /** An unpaid order of theirs, and its only line. */
  readonly orderSn: string
  readonly orderItemId: number
  /** Makes something of this kind that two of their staff must agree on; once for each kind. */
  proposalOf(kind: ProposalKind): Promise<number>
}

/** Whom and what a feature's inputs are made with. */
export interface AccessTest {
  readonly shop: TestShop
  readonly make: ReturnType<typeof makers>
  /** The owner of partner 1, and somebody who buys there. */
  readonly owner: Caller
  readonly buyer: Caller
  /** A SKU of store 1-1 with a stock that lasts. */
  readonly sku: TestSku
  readonly theirs: Theirs
}

/**
 * Inputs of a feature's calls, by `domain.name`, for the tests of access and of bad input: both ask
 * every call of the contract, and fail for one without. A feature exports them as `access` from its
 * `test-access.ts`, where they are found by the name of the file.
 */
export interface AccessInputs {
  /** Calls about nothing owned (`none`, `user`, `provider`): something they can be asked for. */
  readonly open?: Readonly<Record<string, Input>>
  /** Calls about one's own (`self`). */
  readonly owned?: Readonly<Record<string, OwnedRow>>
  /** Calls of the back office (`operator`). */
  readonly admin?: Readonly<Record<string, AdminRow>>
  /** How open calls refuse what they are asked for here, where they do. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Tables of all stores that staff of one store may change by a call of the back office. */
  readonly shared?: Readonly<Record<string, readonly string[]>>
}

/**
 * Fields of a call that can name nothing owned, by their schemas: the page of a list, yes or no, one
 * of a few words.
 */
export function plainOf({ params, query, body }: Call): string[] {
  const pages: readonly unknown[] = Object.values(TurnedPaging)
  return [params, query, body]
    .flatMap((schema) => Object.entries(schema?.shape ?? {}))
    .filter(([, field]) => pages.includes(field) || isOfFewWords(field as z.ZodType))
    .map(([name]) => name)
}

function isOfFewWords(field: z.ZodType): boolean {
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodNullable
  )
    return isOfFewWords(field.unwrap() as z.ZodType)
  return (
    field instanceof z.ZodBoolean || field instanceof z.ZodEnum || field instanceof z.ZodLiteral
  )
}

export type AccessOf = (test: AccessTest) => AccessInputs | Promise<AccessInputs>

/** The inputs of all features. */
export async function accessInputs(
  test: Omit<AccessTest, 'theirs'>,
  { owner: theirOwner, buyer: theirBuyer }: Pick<Theirs, 'owner' | 'buyer'>,
): Promise<Required<AccessInputs>> {
  const theirs = await theirsOf(test.shop.services.db, theirOwner, theirBuyer)
  const parts: AccessInputs[] = []
  for (const { part } of await testParts<AccessOf>('test-access.ts', 'access'))
    parts.push(await part({ ...test, theirs }))
  const all = <T>(kind: keyof AccessInputs) =>
    join(
      `access: ${kind}`,
      parts.map((part) => part[kind] as Readonly<Record<string, T>> | undefined),
    )
  return {
    open: all<Input>('open'),
    owned: all<OwnedRow>('owned'),
    admin: all<AdminRow>('admin'),
    refusals: all<string>('refusals'),
    shared: all<readonly string[]>('shared'),
  }
}

async function theirsOf(db: Db, owner: Caller, buyer: Caller): Promise<Theirs> {
  const sku = await firstSku(db, buyer.scope)
  const { orderSn } = await placeOrder(buyer, [sku])
  const { items } = await owner.data(orderAdminCalls.detail, { sn: orderSn })
  const { id: staffId } = await owner.data(staffCalls.me, {})
  const proposalOf = async (kind: ProposalKind) => {
    const { rows } = await sql<{ id: number }>`
      insert into proposal (partner_id, kind, subject, change, reason, request_id, staff_id, staff_name, created_at, expires_at)
      select partner_id, ${kind}::text, 'partner ' || partner_id, '{}', '别家的申请', 'theirs', id, name, now(), now() + interval '7 days'
      from staff where id = ${staffId}
      returning id`.execute(db)
    return rows[0]!.id
  }
  return { owner, buyer, sku, orderSn, orderItemId: items[0]!.id, proposalOf }
}

/** A SKU that a store sells to anyone. */
async function firstSku(db: Db, { partnerId, storeId }: Scope): Promise<TestSku> {
  const { rows } = await sql<TestSku>`
    select k.product_sn as "productSn", k.id as "skuId", k.goods_id as "goodsId", s.sale_price as price
    from store_sku s join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id
    join store_goods sg on sg.partner_id = s.partner_id and sg.store_id = s.store_id and sg.goods_id = k.goods_id
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and sg.on_sale and g.max_per_user = 0 and s.on_hand - s.reserved > 3
    order by k.id limit 1`.execute(db)
  if (!rows[0]) throw new Error('this store sells nothing')
  return rows[0]
}
