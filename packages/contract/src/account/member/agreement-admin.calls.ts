import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, text, line } from '../../fields.ts'

const Code = z.string().regex(/^[a-z][a-zA-Z]{1,29}$/, '协议不存在')

const Texts = {
  title: z.string(),
  /** Empty: the Chinese one is shown. */
  titleEn: z.string(),
  html: z.string(),
  htmlEn: z.string(),
}

export const AgreementVersion = z.object({
  version: z.string(),
  publishedAt: Moment,
  /** Empty for what came with the shop. */
  by: z.string(),
  /** Members who accepted it and have not taken that back. */
  members: z.number().int(),
  ...Texts,
})
export type AgreementVersion = z.output<typeof AgreementVersion>

export const AdminAgreement = z.object({
  code: z.string(),
  /** Anyone who signs in accepts it, and is asked again after a change. */
  isNeeded: z.boolean(),
  /** Every one that was ever in force, the newest first: that is the one of now. */
  versions: z.array(AgreementVersion).min(1),
})
export type AdminAgreement = z.output<typeof AdminAgreement>

const AdminAgreements = z.object({
  /** Members whose account is open. */
  members: z.number().int(),
  agreements: z.array(AdminAgreement),
})
export type AdminAgreements = z.output<typeof AdminAgreements>

export const agreementAdminCalls = {
  list: GET('/admin/api/{p}-{s}/agreements', {
    summary:
      'The agreements of the partner in all their versions, with how many members accepted each',
    authz: 'operator',
    right: 'member.read',
    reply: AdminAgreements,
  }),
  publish: POST('/admin/api/{p}-{s}/agreements/{code}/publish', {
    summary:
      'Puts a new version in force at once; members who must accept it are asked when they next open the shop',
    authz: 'operator',
    right: 'agreement.write',
    params: z.object({ code: Code }),
    body: z.strictObject({
      title: line(40, 2),
      titleEn: line(80),
      html: text(50_000, 20),
      htmlEn: text(50_000),
      /** What changed and why, for the audit log. */
      reason: text(200, 2),
      /** The version that was seen. */
      version: text(30, 1),
    }),
    reply: AdminAgreements,
  }),
}
