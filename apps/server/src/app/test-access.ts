import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Caller } from '@mallard/testing/caller'
import { adminRows } from './authz-admin-rows.ts'
import { giftsOf, openRows, wantsCode } from './authz-open-rows.ts'
import { type makers, ownedRows } from './authz-rows.ts'
import { elsewhere, firstSku, sharedActions } from './authz-state.ts'
import { join } from './join.ts'
import type { TestSku } from './test-buyer.ts'
import type { TestShop } from './test-shop.ts'

export type Input = Readonly<Record<string, unknown>>

/** What the generated tests must know of a row whose ids belong to somebody. */
export interface OwnedRow {
  /** A call that this person may make, on things made for it. */
  own(who: Caller): Promise<Input>
  /** For each field that names something owned: a value of the right shape that nothing has. */
  missing: Input
  /** Fields that name nothing owned. */
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

/** Whom and what a feature's inputs are made with. */
export interface AccessTest {
  readonly shop: TestShop
  readonly make: ReturnType<typeof makers>
  /** The owner of partner 1, and somebody who buys there. */
  readonly owner: Caller
  readonly buyer: Caller
  /** A SKU of store 1-1 with a stock that lasts. */
  readonly sku: TestSku
  /** The same of another partner. */
  readonly theirs: { readonly owner: Caller; readonly buyer: Caller; readonly sku: TestSku }
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

export type AccessOf = (test: AccessTest) => AccessInputs | Promise<AccessInputs>

const source = fileURLToPath(new URL('../features/', import.meta.url))

/** The inputs of all features. */
export async function accessInputs(
  test: Omit<AccessTest, 'theirs'>,
  theirs: Omit<AccessTest['theirs'], 'sku'>,
): Promise<Required<AccessInputs>> {
  const { shop, make, owner, buyer, sku } = test
  const { db } = shop.services
  const whole = { ...test, theirs: { ...theirs, sku: await firstSku(db, theirs.buyer.scope) } }
  const others = await elsewhere(db, theirs.buyer, theirs.owner)
  const parts: AccessInputs[] = [
    {
      open: openRows(shop, sku, await giftsOf(shop)),
      owned: ownedRows(make),
      admin: adminRows(make, owner, buyer, sku, others),
      refusals: wantsCode,
      shared: sharedActions,
    },
  ]
  const files = (readdirSync(source, { recursive: true }) as string[]).toSorted()
  for (const file of files.filter((path) => /[\\/]test-access\.ts$/.test(path))) {
    const { access } = (await import(/* @vite-ignore */ `../features/${file}`)) as {
      access: AccessOf
    }
    parts.push(await access(whole))
  }
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
