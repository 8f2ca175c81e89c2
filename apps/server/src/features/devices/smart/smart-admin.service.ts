import { deviceEventKinds, lifeLeft } from '@mallard/contract/devices/smart/smart.codes'
import { setupFaults, type SettingSetup } from '@mallard/contract/devices/smart/smart-settings'
import type {
  AdminDevice,
  AdminDeviceDetail,
  AdminModel,
} from '@mallard/contract/devices/smart/smart-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { faultView, firstDay, modelName, usedByDay, warrantyView } from './device-view.ts'
import { usedSince } from './device.repo.ts'
import {
  bindingsOf,
  deviceForAdmin,
  devicesForAdmin,
  eventsOf,
  goodsOfSku,
  insertModel,
  isGoods,
  lockModel,
  modelsForAdmin,
  updateModel,
  type AdminDeviceRow,
  type DeviceFilter,
  type ModelRow,
  type ModelSetup,
} from './smart-admin.repo.ts'
import { dayOf } from './smart.rules.ts'
import { warrantyOf } from './warranty.repo.ts'

/** Days that the chart of a device shows. */
const chartDays = 30

function modelView({ locale }: StaffCtx, row: ModelRow): AdminModel {
  const { id, code, name, nameEn, pic, goodsId, goodsName, goodsNameEn, meshSn } = row
  return {
    id,
    code,
    name: { zh: name, en: nameEn },
    pic,
    goodsId,
    goodsName: localised(locale, goodsName, goodsNameEn),
    meshSn,
    ratedMinutes: row.ratedMinutes,
    settings: row.settings.map((setting) => ({ ...setting, options: [...setting.options] })),
    devices: row.devices,
    version: row.version,
  }
}

export async function models(
  ctx: StaffCtx,
  { pageNum, pageSize, q }: PagePlace & { readonly q?: string | undefined },
) {
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total } = await modelsForAdmin(ctx.services.db, ctx.scope, {
    q,
    offset,
    limit: pageSize,
  })
  const list = rows.map((row) => modelView(ctx, row))
  return ok(paged(list, total, { pageNum, pageSize }))
}

interface ModelInput {
  readonly requestId: string
  readonly id?: number | undefined
  readonly version: number
  readonly code: string
  readonly name: { readonly zh: string; readonly en: string }
  readonly goodsId: number
  readonly meshSn: string
  readonly ratedMinutes: number
  readonly settings: readonly SettingSetup[]
}

type SaveRefusal =
  | 'badInput'
  | 'notFound'
  | 'versionConflict'
  | 'modelCodeTaken'
  | 'modelSettingsFaulty'

/** As the audit log tells it. */
const told = ({ code, name, nameEn, goodsId, meshSn, ratedMinutes, settings }: ModelSetup) => ({
  code,
  title: name,
  titleEn: nameEn,
  goodsId,
  meshSn,
  ratedMinutes,
  settings,
})

/** Repeatable: a new one is made once for its request, and the same again changes nothing. */
export async function saveModel(
  ctx: StaffCtx,
  { requestId, id, version, ...input }: ModelInput,
): Promise<Result<AdminModel, SaveRefusal>> {
  const at = new Date(ctx.clock.now())
  const saving = transact<AdminModel, SaveRefusal>(ctx.services.db, async (trx) => {
    const checked = await setupOf(trx, ctx, input)
    if (!checked.ok) return checked
    const setup = checked.value
    const saved =
      id === undefined
        ? await makeModel(trx, ctx, requestId, setup, at)
        : await changeModel(trx, ctx, { id, version }, setup, at)
    if (!saved.ok) return saved
    const row = await lockModel(trx, ctx.scope, saved.value)
    return row ? ok(modelView(ctx, row)) : refuse('notFound')
  })
  return saving.catch((error: unknown) => {
    // Another model was given its code in the same moment.
    if (isUniqueViolation(error)) return refuse('modelCodeTaken')
    throw error
  })
}

async function setupOf(
  trx: Db,
  { scope: { partnerId } }: StaffCtx,
  { name, ...input }: Omit<ModelInput, 'requestId' | 'id' | 'version'>,
): Promise<Result<ModelSetup, SaveRefusal>> {
  const faults = setupFaults(input.settings)
  if (faults.length > 0)
    return refuse('modelSettingsFaulty', { codes: [...new Set(faults)].join(', ') })
  if (!(await isGoods(trx, partnerId, input.goodsId)))
    return refuse('badInput', { field: 'goodsId', at: 'goodsId' })
  const meshGoodsId = await goodsOfSku(trx, partnerId, input.meshSn)
  if (meshGoodsId === undefined) return refuse('badInput', { field: 'meshSn', at: 'meshSn' })
  return ok({ ...input, name: name.zh, nameEn: name.en, meshGoodsId })
}

async function makeModel(
  trx: Db,
  ctx: StaffCtx,
  requestId: string,
  setup: ModelSetup,
  at: Date,
): Promise<Result<number, SaveRefusal>> {
  let refused: Refused<SaveRefusal> | undefined
  const made = await makeOnce(trx, ctx, 'deviceModel.save', requestId, async () => {
    const id = await insertModel(trx, ctx.scope, setup, at)
    if (id === undefined) {
      refused = refuse('modelCodeTaken')
      return 0
    }
    await audit(trx, ctx, 'deviceModel.save', `deviceModel ${id}`, changesOf({}, told(setup)))
    return id
  })
  return refused ?? ok(made)
}

async function changeModel(
  trx: Db,
  ctx: StaffCtx,
  { id, version }: { id: number; version: number },
  setup: ModelSetup,
  at: Date,
): Promise<Result<number, SaveRefusal>> {
  const before = await lockModel(trx, ctx.scope, id)
  if (!before) return refuse('notFound')
  const changes = changesOf(told(before), told(setup))
  if (Object.keys(changes).length === 0) return ok(id)
  if (before.version !== version) return refuse('versionConflict')
  await updateModel(trx, ctx.scope, id, setup, at)
  await audit(trx, ctx, 'deviceModel.save', `deviceModel ${id}`, changes)
  return ok(id)
}

const rowView = ({ locale }: StaffCtx, row: AdminDeviceRow): AdminDevice => ({
  id: row.id,
  deviceId: row.deviceNo,
  model: modelName(row, locale),
  memberId: row.memberId,
  nickname: row.nickname ?? '',
  isOnline: row.isOnline,
  seenAt: row.seenAt?.getTime() ?? null,
  lifeLeft: lifeLeft(row.meshMinutes, row.ratedMinutes),
  fault: faultView(row),
  warrantyEndAt: row.warrantyEndsAt?.getTime() ?? null,
})

export async function deviceList(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<DeviceFilter, 'offset' | 'limit'> & PagePlace,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total, faulty } = await devicesForAdmin(ctx.services.db, ctx.scope, {
    ...filter,
    offset,
    limit: pageSize,
  })
  const list = rows.map((row) => rowView(ctx, row))
  return ok({ ...paged(list, total, { pageNum, pageSize }), faulty })
}

export async function deviceDetail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminDeviceDetail, 'notFound'>> {
  const { db } = ctx.services
  const now = ctx.clock.now()
  const row = await deviceForAdmin(db, ctx.scope, id)
  if (!row) return refuse('notFound')
  const [use, warranty, bindings, events] = await Promise.all([
    usedSince(db, row, dayOf(firstDay(now, chartDays))),
    warrantyOf(db, row),
    bindingsOf(db, row),
    eventsOf(db, row),
  ])
  return ok({
    ...rowView(ctx, row),
    usedMinutes: row.meshMinutes,
    ratedMinutes: row.ratedMinutes,
    meshSince: row.meshSince.getTime(),
    warranty: warranty ? warrantyView(warranty, now) : null,
    use: usedByDay(use, now, chartDays),
    bindings: bindings.map(({ memberId, nickname, boundAt, endedAt }) => ({
      memberId,
      nickname: nickname ?? '',
      boundAt: boundAt.getTime(),
      endedAt: endedAt?.getTime() ?? null,
    })),
    events: events.map(({ kind, at, words }) => ({
      kind: deviceEventKinds[kind] ?? 'online',
      at: at.getTime(),
      text: words,
    })),
  })
}
