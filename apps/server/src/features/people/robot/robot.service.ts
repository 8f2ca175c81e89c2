import type { ErrorName } from '@mallard/contract/errors'
import { type AlertKind, alertRights } from '@mallard/contract/people/alert/alert.codes'
import type { Robot, RobotFault } from '@mallard/contract/people/robot/robot-admin.calls'
import { maxRobots, type RobotKind, signedRobots } from '@mallard/contract/people/robot/robot.codes'
import { minute, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { storeOf } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { seal } from '#platform/secrets.ts'
import {
  deleteRobot,
  findRobot,
  insertRobot,
  listRobots,
  lockRobots,
  type RobotRow,
  type RobotSetup,
  updateRobot,
} from './robot.repo.ts'
import { addressEnd } from './robot.rules.ts'
import { isAddressOf, sealing, sendTo } from './send.service.ts'

function faultOf({ faultReason, faultSaid, failingSince }: RobotRow): RobotFault | null {
  if (faultReason === '') return null
  const reason = faultReason as RobotFault['reason']
  return { reason, said: faultSaid, since: failingSince?.getTime() ?? 0 }
}

function viewOf(row: RobotRow & { readonly waiting: number }): Robot {
  const { id, kind, name, hasDigest, isEnglish, isOn, version, waiting } = row
  return {
    ...{ id, kind, name, hasDigest, isEnglish, isOn, version, waiting },
    addressEnd: row.addressEnd,
    hasSecret: row.secret !== '',
    alertKinds: row.alertKinds,
    lastAt: row.lastAt?.getTime() ?? null,
    fault: faultOf(row),
  }
}

export async function list(ctx: StaffCtx): Promise<Result<Robot[], never>> {
  return ok((await listRobots(ctx.services.db, ctx.scope)).map(viewOf))
}

interface Wanted {
  readonly id: number
  readonly kind: RobotKind
  readonly name: string
  /** Empty: as it is. */
  readonly address: string
  readonly secret: string
  readonly alertKinds: AlertKind[]
  readonly hasDigest: boolean
  readonly isEnglish: boolean
  readonly isOn: boolean
  readonly version: number
}

type Saved = Result<{ id: number }, ErrorName>

export async function save(
  ctx: StaffCtx,
  { requestId, ...wanted }: Wanted & { requestId: string },
): Promise<Saved> {
  return transact<{ id: number }, ErrorName>(ctx.services.db, async (trx) => {
    if (wanted.id !== 0) return change(ctx, trx, wanted)
    let refused: Refused<ErrorName> | undefined
    const id = await makeOnce(trx, ctx, 'robot.save', requestId, async () => {
      const added = await add(ctx, trx, wanted)
      if (added.ok) return added.value.id
      refused = added
      return 0
    })
    return refused ?? ok({ id })
  })
}

async function add(ctx: StaffCtx, trx: Db, wanted: Wanted): Promise<Saved> {
  if ((await lockRobots(trx, ctx.scope)) >= maxRobots) return refuse('robotTooMany')
  const setup = setupOf(ctx, wanted, undefined)
  if (!setup.ok) return setup
  const id = await insertRobot(trx, ctx.scope, setup.value, new Date(ctx.clock.now()))
  await audit(trx, ctx, 'robot.save', `robot ${id}`, changesOf({}, shownOf(setup.value)))
  return ok({ id })
}

async function change(ctx: StaffCtx, trx: Db, wanted: Wanted): Promise<Saved> {
  const { id } = wanted
  const before = await findRobot(trx, ctx.scope, id, true)
  if (!before) return refuse('notFound')
  const setup = setupOf(ctx, wanted, before)
  if (!setup.ok) return setup
  const isSealedAnew = wanted.address !== '' || wanted.secret !== ''
  const changes = changesOf(shownOf(before), shownOf(setup.value))
  // The same save again: nothing is left to change.
  if (Object.keys(changes).length === 0 && !isSealedAnew) return ok({ id })
  if (wanted.version !== before.version) return refuse('versionConflict')
  await updateRobot(trx, id, setup.value)
  await audit(trx, ctx, 'robot.save', `robot ${id}`, changes)
  // What waited may be taken now.
  await enqueue(trx, {
    kind: 'robot.send',
    key: String(id),
    payload: { robotId: id },
    runAt: ctx.clock.now(),
    scope: ctx.scope,
  })
  return ok({ id })
}

/** What the log may show of a robot: neither its key nor its secret. */
const shownOf = ({ kind, name, addressEnd: at, alertKinds, hasDigest, isOn }: RobotSetup) => ({
  name,
  kind,
  address: at,
  alertKinds: [...alertKinds].toSorted().join(' '),
  digest: hasDigest,
  isOn,
})

type SetupRefusal = 'robotAddress' | 'robotSecret' | 'forbidden'

/** The setup as it is kept; an address or secret that was left empty is that of before. */
function setupOf(
  ctx: StaffCtx,
  wanted: Wanted,
  before: RobotRow | undefined,
): Result<RobotSetup, SetupRefusal> {
  // The address of a robot of another kind is none of this one.
  const same = before?.kind === wanted.kind ? before : undefined
  const { kind, name, alertKinds, hasDigest, isEnglish, isOn, address, secret } = wanted
  if (!mayTell(ctx, alertKinds, before)) return refuse('forbidden')
  const refusal = refusalOf(ctx, wanted, same)
  if (refusal) return refuse(refusal)
  const sealedOr = (typed: string, kept = '') =>
    typed === '' ? kept : seal(ctx.services.hashKey, sealing, typed)
  return ok({
    ...{ kind, name, alertKinds, hasDigest, isEnglish, isOn },
    isWide: ctx.staff.rightsEverywhere.includes('system.read'),
    address: sealedOr(address, same?.address),
    addressEnd: address === '' ? (same?.addressEnd ?? '') : addressEnd(kind, address),
    secret: isSigned(kind) ? sealedOr(secret, same?.secret) : '',
  })
}

/** Nobody has a robot told of what they may not see themselves; what others chose before stays. */
const mayTell = ({ staff }: StaffCtx, kinds: readonly AlertKind[], before: RobotRow | undefined) =>
  kinds.every(
    (kind) => staff.rights.includes(alertRights[kind]) || before?.alertKinds.includes(kind),
  )

const isSigned = (kind: RobotKind): boolean => signedRobots.includes(kind)

function refusalOf(
  { services }: StaffCtx,
  { kind, address, secret }: Wanted,
  same: RobotRow | undefined,
): 'robotAddress' | 'robotSecret' | undefined {
  const isKept = address === '' && same !== undefined
  if (!isKept && !isAddressOf(services, kind, address)) return 'robotAddress'
  return isSigned(kind) && secret === '' && !same?.secret ? 'robotSecret' : undefined
}

export async function remove(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, 'notFound'>> {
  return transact<Record<string, never>, 'notFound'>(ctx.services.db, async (trx) => {
    const robot = await findRobot(trx, ctx.scope, id, true)
    if (!robot) return refuse('notFound')
    await deleteRobot(trx, ctx.scope, id)
    const name = { before: robot.name, after: null }
    await audit(trx, ctx, 'robot.remove', `robot ${id}`, { name })
    return ok({})
  })
}

/** Tests of one robot in a minute, which count among its messages at its company. */
const maxTests = 3

export async function test(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<{ fault: Omit<RobotFault, 'since'> | null }, 'notFound' | 'tooOften'>> {
  const { services, scope, clock } = ctx
  const robot = await findRobot(services.db, scope, id)
  if (!robot) return refuse('notFound')
  if (!(await services.limiter.take(`robot-test:${id}`, maxTests, minute)))
    return refuse('tooOften')
  const { isEnglish } = robot
  const store = (await storeOf(services, scope))?.name ?? ''
  const text = isEnglish ? `[${store}] This is a test.` : `【${store}】这是一条测试消息`
  const message = { id: `robot-${id}-test-${clock.now()}`, text, events: [], store, isEnglish }
  const fault = await sendTo(services, robot, message)
  await audit(services.db, ctx, 'robot.test', `robot ${id}`, {
    result: { before: null, after: fault?.reason ?? 'ok' },
  })
  return ok({ fault: fault ?? null })
}
