import type { ErrorName } from '@mallard/contract/errors'
import { carriers } from '@mallard/contract/trade/order/carrier.codes'
import type { LabelAccount } from '@mallard/contract/trade/parcel-label/parcel-label-admin.calls'
import { maxLabelAccounts } from '@mallard/contract/trade/parcel-label/parcel-label.codes'
import { type Locale, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { localised } from '#platform/locale.rules.ts'
import { seal } from '#platform/secrets.ts'
import {
  type AccountRow,
  type AccountSetup,
  findAccount,
  insertAccount,
  listAccounts,
  lockAccounts,
  updateAccount,
} from './account.repo.ts'

/** What keys and secrets at carriers are sealed for. */
export const sealing = 'label-account'

function viewOf(row: AccountRow, locale: Locale): LabelAccount {
  const { id, name, carrier, partnerId, partnerSecret, branch, template, sender } = row
  const of = carriers.find(({ code }) => code === carrier)
  return {
    ...{ id, name, carrier, partnerId, branch, template, sender },
    carrierName: of ? localised(locale, of.name, of.nameEn) : carrier,
    hasSecret: partnerSecret !== '',
    isOn: row.isOn,
    version: row.version,
  }
}

export async function accounts(ctx: StaffCtx): Promise<Result<LabelAccount[], never>> {
  const rows = await listAccounts(ctx.services.db, ctx.scope)
  return ok(rows.map((row) => viewOf(row, ctx.locale)))
}

/** A key or secret that is empty stays as it is. */
interface Wanted extends AccountSetup {
  readonly id: number
  readonly version: number
}

interface Typed extends Omit<Wanted, 'sender'> {
  readonly senderName: string
  readonly senderPhone: string
  readonly senderAddress: string
  readonly requestId: string
}

type Saved = Result<{ id: number }, ErrorName>

export async function saveAccount(
  ctx: StaffCtx,
  { requestId, senderName, senderPhone, senderAddress, ...typed }: Typed,
): Promise<Saved> {
  const sender = { name: senderName, phone: senderPhone, address: senderAddress }
  const wanted: Wanted = { ...typed, sender }
  return transact<{ id: number }, ErrorName>(ctx.services.db, async (trx) => {
    if (wanted.id !== 0) return change(ctx, trx, wanted)
    let refused: Refused<ErrorName> | undefined
    const id = await makeOnce(trx, ctx, 'labelAccount.save', requestId, async () => {
      const added = await add(ctx, trx, wanted)
      if (added.ok) return added.value.id
      refused = added
      return 0
    })
    return refused ?? ok({ id })
  })
}

async function add(ctx: StaffCtx, trx: Db, wanted: Wanted): Promise<Saved> {
  if ((await lockAccounts(trx, ctx.scope)) >= maxLabelAccounts) return refuse('labelTooMany')
  if (wanted.partnerKey === '') return refuse('labelKey', { at: 'partnerKey' })
  const setup = setupOf(ctx, wanted, undefined)
  const id = await insertAccount(trx, ctx.scope, setup, new Date(ctx.clock.now()))
  const shown = changesOf({}, shownOf(setup))
  await audit(trx, ctx, 'labelAccount.save', `labelAccount ${id}`, shown)
  return ok({ id })
}

async function change(ctx: StaffCtx, trx: Db, wanted: Wanted): Promise<Saved> {
  const { id } = wanted
  const before = await findAccount(trx, ctx.scope, id, true)
  if (!before) return refuse('notFound')
  // The key of another carrier is none of this one.
  if (wanted.carrier !== before.carrier && wanted.partnerKey === '')
    return refuse('labelKey', { at: 'partnerKey' })
  const setup = setupOf(ctx, wanted, wanted.carrier === before.carrier ? before : undefined)
  const changes = changesOf(shownOf(before), shownOf(setup))
  const isSealedAnew = wanted.partnerKey !== '' || wanted.partnerSecret !== ''
  // The same save again: nothing is left to change.
  if (Object.keys(changes).length === 0 && !isSealedAnew) return ok({ id })
  if (wanted.version !== before.version) return refuse('versionConflict')
  await updateAccount(trx, id, setup)
  await audit(trx, ctx, 'labelAccount.save', `labelAccount ${id}`, changes)
  return ok({ id })
}

/** What the log may show of an account: neither its key nor its secret. */
const shownOf = ({ name, carrier, partnerId, branch, template, sender, isOn }: AccountSetup) => ({
  ...{ name, carrier, partnerId, branch, template, isOn },
  sender: `${sender.name} ${sender.phone} ${sender.address}`,
})

function setupOf(ctx: StaffCtx, wanted: Wanted, before: AccountRow | undefined): AccountSetup {
  const { name, carrier, partnerId, partnerKey, partnerSecret, branch, template, sender } = wanted
  const sealedOr = (typed: string, kept = '') =>
    typed === '' ? kept : seal(ctx.services.hashKey, sealing, typed)
  return {
    ...{ name, carrier, partnerId, branch, template, sender, isOn: wanted.isOn },
    partnerKey: sealedOr(partnerKey, before?.partnerKey),
    partnerSecret: sealedOr(partnerSecret, before?.partnerSecret),
  }
}
