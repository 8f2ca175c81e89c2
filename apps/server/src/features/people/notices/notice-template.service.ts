import type { ErrorName } from '@mallard/contract/errors'
import {
  isNoticeEvent,
  type NoticeEventName,
  noticeEventNames,
  noticeEvents,
} from '@mallard/contract/people/notices/notice-events'
import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { noticeFaultText } from '@mallard/contract/people/notices/notice-template.codes'
import { ok, refuse, type Locale, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import {
  listTemplates,
  ownTemplates,
  type TemplateRow,
  writeTemplate,
} from './notice-template.repo.ts'
import {
  faultOf,
  houseWords,
  type NoticeWords,
  type OwnTemplate,
  wordsOf,
} from './notice-template.rules.ts'

type Wanted = OwnTemplate & { readonly event: string; readonly version: number }

function viewOf(
  name: NoticeEventName,
  row: TemplateRow | undefined,
  locale: Locale,
): NoticeTemplate {
  const event = noticeEvents[name]
  const { group, variables, needs = [], isFixed = false } = event
  const house = houseWords(event)
  const words = wordsOf(event, row)
  return {
    event: name,
    group,
    name: textIn(locale, event.name),
    isFixed,
    isOn: isFixed || (row?.isOn ?? true),
    isOwn: Object.keys(changesOf({ ...house }, { ...words })).length > 0,
    ...words,
    house,
    variables: Object.entries(variables).map(([key, { name: label, example, mayBeEmpty }]) => ({
      name: key,
      label: textIn(locale, label),
      example: example[0],
      exampleEn: example[1],
      isNeeded: needs.includes(key),
      mayBeEmpty: mayBeEmpty === true,
    })),
    version: row?.version ?? 0,
  }
}

export async function templates({ services, scope, locale }: StaffCtx) {
  const rows = await listTemplates(services.db, scope.partnerId)
  const own = new Map(rows.map((row) => [row.event, row]))
  return ok(noticeEventNames.map((name) => viewOf(name, own.get(name), locale)))
}

/** Only words that differ from the house's are kept: where they are the same, they follow it. */
function ownWords(name: NoticeEventName, typed: NoticeWords): NoticeWords {
  const house = houseWords(noticeEvents[name])
  const own = (field: keyof NoticeWords) => {
    const word = typed[field].trim()
    return word === house[field] ? '' : word
  }
  return {
    title: own('title'),
    titleEn: own('titleEn'),
    text: own('text'),
    textEn: own('textEn'),
  }
}

const always = {
  zh: '这条通知涉及款项、合同或义务，不能关闭',
  en: 'it tells of money, of a contract or of a duty, and is always sent',
} as const

/**
 * Changes a message of the brand, once, and not from an older reading of it. Members belong to the
 * brand, whichever store they buy in: the right for one store is not enough.
 */
export async function saveTemplate(
  ctx: StaffCtx,
  { event: name, version, isOn, ...typed }: Wanted,
): Promise<Result<NoticeTemplate, ErrorName>> {
  const { partnerId } = ctx.scope
  if (!ctx.staff.rightsEverywhere.includes('store.write')) return refuse('partnerWide')
  if (!isNoticeEvent(name)) return refuse('notFound')
  const event = noticeEvents[name]
  if (event.isFixed && !isOn) return refuse('badInput', { field: always[ctx.locale], at: 'isOn' })
  const words = ownWords(name, typed)
  const wrong = faultOf(event, words)
  if (wrong) {
    const said = noticeFaultText(wrong.fault, ctx.locale === 'en')
    return refuse('badInput', { field: said, at: wrong.field })
  }
  return transact<NoticeTemplate, ErrorName>(ctx.services.db, async (trx) => {
    const before = (await ownTemplates(trx, [partnerId], [name]))[0]
    const wanted = { isOn, ...words }
    const changes = changesOf(settingOf(before), wanted)
    // The same save again: nothing is left to change.
    if (Object.keys(changes).length === 0) return ok(viewOf(name, before, ctx.locale))
    const row = { partnerId, event: name, version, ...wanted }
    if (!(await writeTemplate(trx, row, new Date(ctx.clock.now()))))
      return refuse('versionConflict')
    await audit(trx, ctx, 'noticeTemplate.save', `noticeTemplate ${name}`, changes)
    return ok(viewOf(name, { ...row, version: version + 1 }, ctx.locale))
  })
}

const settingOf = (row: TemplateRow | undefined) => ({
  isOn: row?.isOn ?? true,
  title: row?.title ?? '',
  titleEn: row?.titleEn ?? '',
  text: row?.text ?? '',
  textEn: row?.textEn ?? '',
})
