import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, pageOf, Paging, RowId, whole } from '../../fields.ts'
import { backOutcomes, backStates, maxZipBytes, zipStates } from './import-after.codes.ts'

/** What goes on beside the rows of an import. */
export const ImportAfter = z.object({
  /** Pictures that its rows name by address: all, those that are awaited, those that could not be had. */
  pictures: z.object({
    all: z.number().int(),
    waiting: z.number().int(),
    failed: z.number().int(),
  }),
  /** The zip of pictures that was sent beside the table; null: none was. */
  zip: z
    .object({
      state: z.enum(zipStates),
      /** Names of cells that it had a picture for, and those whose file could not be used. */
      had: z.number().int(),
      failed: z.number().int(),
      /** Its files that were passed over by what they are called or say of themselves. */
      passed: z.number().int(),
    })
    .nullable(),
  /** Whether pictures are being fetched again. */
  isAgain: z.boolean(),
  /** Until when it can be taken back; null: not done yet, or there is nothing to take back. */
  backUntil: Moment.nullable(),
  /** That it is taken back; null: it is not. */
  back: z
    .object({
      state: z.enum(backStates),
      /** Goods in all, and those that were looked at. */
      goodsCount: z.number().int(),
      goodsDone: z.number().int(),
      /** Goods as before, in part, and as the import left them. */
      restored: z.number().int(),
      partly: z.number().int(),
      kept: z.number().int(),
      staffName: z.string(),
      createTime: Moment,
      doneTime: Moment.nullable(),
    })
    .nullable(),
})
export type ImportAfter = z.output<typeof ImportAfter>

/** Goods that were not taken back, or only in part. */
export const KeptGoods = z.object({
  /** Line of the file. */
  line: z.number().int(),
  goodsId: z.number().int(),
  code: z.string(),
  title: z.string(),
  outcome: z.enum(backOutcomes),
  /** In the language of who asks. */
  why: z.array(z.string()),
})
export type KeptGoods = z.output<typeof KeptGoods>

const ById = z.object({ id: RowId })

export const importAfterCalls = {
  detail: GET('/admin/api/{p}-{s}/goods-imports/{id}/after', {
    summary: 'How far the pictures of an import and its taking back are',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: ImportAfter,
  }),
  beginZip: POST('/admin/api/{p}-{s}/goods-imports/{id}/zip', {
    summary: 'Says where a zip of pictures for an import may be sent, for five minutes',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    body: z.strictObject({
      /** Bytes of the file. */
      size: whole(1, maxZipBytes),
    }),
    reply: z.object({
      method: z.enum(['POST', 'PUT']),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  }),
  readZip: POST('/admin/api/{p}-{s}/goods-imports/{id}/zip/read', {
    summary: 'Takes the pictures out of the zip that was sent which the rows of an import name',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: ImportAfter,
  }),
  fetchAgain: POST('/admin/api/{p}-{s}/goods-imports/{id}/fetch-again', {
    summary: 'Fetches the pictures of an import again that could not be had, and puts them in',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: ImportAfter,
  }),
  takeBack: POST('/admin/api/{p}-{s}/goods-imports/{id}/take-back', {
    summary: 'Takes back what an import did and nobody bought or changed since; for 7 days',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    reply: ImportAfter,
  }),
  kept: GET('/admin/api/{p}-{s}/goods-imports/{id}/kept', {
    summary: 'Goods of an import that were not taken back, or only in part, with the reasons',
    authz: 'operator',
    right: 'goods.write',
    params: ById,
    query: z.object(Paging),
    reply: pageOf(KeptGoods),
  }),
}
