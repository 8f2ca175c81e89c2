import type { ConversationSetting } from '@mallard/contract/aftersales/conversation/conversation-admin.calls'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, StaffCtx } from '#platform/http/context.ts'
import { localised } from '#platform/locale.rules.ts'
import { isStaffed } from './hours.rules.ts'
import { settingOf, writeSetting } from './setting.repo.ts'

/** What a store says where it has written nothing of its own. */
const usual = {
  zh: '客服现在不在线，请留言，上班后会第一时间回复',
  en: 'Nobody is here right now: leave a message, and we will answer as soon as we are back',
} as const

/** What members read while nobody is there; empty: somebody is. */
export async function awayText(
  { services: { db }, clock, locale }: Pick<Ctx, 'services' | 'clock' | 'locale'>,
  scope: Scope,
): Promise<string> {
  const setting = await settingOf(db, scope)
  if (isStaffed(setting, clock.now())) return ''
  return localised(locale, setting.away, setting.awayEn) || usual[locale]
}

export async function setting({ services: { db }, scope }: StaffCtx) {
  return ok(await settingOf(db, scope))
}

/** Repeatable: the same once more is what stands. */
export async function saveSetting(
  ctx: StaffCtx,
  wanted: ConversationSetting,
): Promise<Result<ConversationSetting, 'versionConflict'>> {
  return transact<ConversationSetting, 'versionConflict'>(ctx.services.db, async (trx) => {
    const before = await settingOf(trx, ctx.scope)
    const { version, ...told } = wanted
    if (before.version === version + 1 && isSame(before, wanted)) return ok(before)
    if (!(await writeSetting(trx, ctx.scope, wanted))) return refuse('versionConflict')
    const { version: _, ...known } = before
    const object = `store ${ctx.scope.storeId}` as const
    await audit(trx, ctx, 'conversation.setting', object, changesOf(known, told))
    return ok({ ...wanted, version: version + 1 })
  })
}

const isSame = (before: ConversationSetting, wanted: ConversationSetting): boolean =>
  JSON.stringify({ ...before, version: 0 }) === JSON.stringify({ ...before, ...wanted, version: 0 })
