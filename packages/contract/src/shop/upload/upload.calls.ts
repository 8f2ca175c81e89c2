import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, PictureRef } from '../../fields.ts'

/**
 * What a picture is for. Of vouchers, returns, feedback and forms the shop shows signed addresses only,
 * good for minutes.
 */
export const UploadPurpose = z.enum(['review', 'avatar', 'voucher', 'return', 'feedback', 'form'])
export type UploadPurpose = z.output<typeof UploadPurpose>

/** Name of an upload, chosen by the server: 26 digits and small letters. */
export const UploadKey = z.string().regex(/^[0-9a-z]{26}$/, '图片编号不正确')

export const Uploaded = PictureRef.extend({ key: z.string() })
export type Uploaded = z.output<typeof Uploaded>

/** Where one picture may be sent, and how. */
export const UploadPermission = z.object({
  /** Names the upload afterwards. */
  key: z.string(),
  /** POST: a form of these fields whose last is `file`. PUT: the file alone. */
  method: z.enum(['POST', 'PUT']),
  /** Absolute, or a path of this server. */
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  expire: Moment,
  /** Bytes. */
  maxSize: z.number().int(),
  contentTypes: z.array(z.string()),
})

export const uploadCalls = {
  policy: GET('/b2c/member/{p}-{s}/aliyun-oss/policy', {
    summary: 'Permission to send one picture, straight to where files lie',
    authz: 'user',
    query: z.object({ type: UploadPurpose.default('review') }),
    reply: UploadPermission,
  }),
  done: POST('/b2c/member/{p}-{s}/aliyun-oss/done', {
    summary:
      'What was sent is looked at and drawn again: its place and size, or why it is not taken',
    authz: 'self',
    body: z.strictObject({ key: UploadKey }),
    reply: Uploaded,
  }),
}
