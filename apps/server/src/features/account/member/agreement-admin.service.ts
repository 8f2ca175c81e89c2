import type { ErrorName } from '@mallard/contract/errors'
import type {
  AdminAgreement,
  AdminAgreements,
} from '@mallard/contract/account/member/agreement-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  findAgreement,
  isDrawn,
  listVersions,
  nextVersion,
  publishVersion,
} from '#features/content/cms/index.ts'
import { acceptedCounts, neededAgreements, openAccounts } from '#features/people/identity/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sanitizeRich } from '#platform/rich-text.ts'

/** Every store of the partner has these agreements. */
const isAllowed = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('agreement.write')

export async function adminAgreements({
  services: { db },
  scope: { partnerId },
}: StaffCtx): Promise<Result<AdminAgreements, never>> {
  const [rows, counts, members] = await Promise.all([
    listVersions(db, partnerId),
    acceptedCounts(db, partnerId),
    openAccounts(db, partnerId),
  ])
  const versionsOf = new Map<string, AdminAgreement['versions']>()
  for (const {
    code,
    version,
    published_at: publishedAt,
    staff,
    title,
    title_en: titleEn,
    html,
    html_en: htmlEn,
  } of rows) {
    const accepted =
      counts.find((each) => each.code === code && each.version === version)?.members ?? 0
    const shown = {
      version,
      publishedAt: publishedAt.getTime(),
      by: staff ?? '',
      members: accepted,
      title,
      titleEn,
      html,
      htmlEn,
    }
    versionsOf.set(code, [...(versionsOf.get(code) ?? []), shown])
  }
  const codes = [...versionsOf.keys()].toSorted(
    (a, b) => Number(isNeeded(b)) - Number(isNeeded(a)) || b.localeCompare(a),
  )
  return ok({
    members,
    agreements: codes.map((code) => ({
      code,
      isNeeded: isNeeded(code),
      versions: versionsOf.get(code) ?? [],
    })),
  })
}

const isNeeded = (code: string) => neededAgreements.includes(code)

interface Publishing {
  readonly code: string
  readonly title: string
  readonly titleEn: string
  readonly html: string
  readonly htmlEn: string
  readonly reason: string
  readonly version: string
}

/** Repeatable: the texts that are in force already make no new version. */
export async function publishAgreement(
  ctx: StaffCtx,
  { code, reason, version: seen, ...input }: Publishing,
): Promise<Result<AdminAgreements, ErrorName>> {
  if (!isAllowed(ctx)) return refuse('partnerWide')
  if (isDrawn(code)) return refuse('notFound')
  const { partnerId } = ctx.scope
  const now = ctx.clock.now()
  const texts = {
    title: input.title,
    title_en: input.titleEn,
    html: sanitizeRich(input.html),
    html_en: sanitizeRich(input.htmlEn),
  }
  const refused = await ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Refused<ErrorName> | undefined> => {
      const before = await findAgreement(trx, partnerId, code)
      if (!before) return refuse('notFound')
      const changes = changesOf({ ...before }, texts)
      if (Object.keys(changes).length === 0) return undefined
      const known = (await listVersions(trx, partnerId, code)).map((each) => each.version)
      const version = nextVersion(known, now)
      const row = {
        partner_id: partnerId,
        code,
        version,
        ...texts,
        published_at: new Date(now),
        staff_id: ctx.staff.id,
      }
      if (!(await publishVersion(trx, row, seen))) return refuse('versionConflict')
      const { title, title_en: titleEn } = changes
      // The texts themselves are kept version by version.
      const told = {
        ...(title && { title }),
        ...(titleEn && { titleEn }),
        reason: { before: null, after: reason },
      }
      await audit(trx, ctx, 'agreement.publish', `agreement ${code}`, {
        version: { before: before.version, after: version },
        ...told,
      })
      return undefined
    })
  return refused ?? adminAgreements(ctx)
}
