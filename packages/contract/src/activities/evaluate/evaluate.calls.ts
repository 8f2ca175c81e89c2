import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Moment, pageOf, Paging, RowId, text } from '../../fields.ts'
import { Evaluate, EvaluateMine, EvaluateReport } from './evaluate.fields.ts'

export const evaluateCalls = {
  list: GET('/b2c/evaluate/{p}-{s}/list', {
    summary: 'Trials of a store: those that take applications, those to come, then the others',
    authz: 'none',
    query: z.object(Paging),
    reply: pageOf(Evaluate).extend({
      /** The latest reports that the store shows, with the first page alone. */
      reports: z.array(EvaluateReport),
      /** The server's clock when it was read. */
      serverTime: Moment,
    }),
  }),
  detail: GET('/b2c/evaluate/{p}-{s}/detail/{id}', {
    summary: 'One trial, as who asks stands to it, with its reports',
    authz: 'none',
    params: z.object({ id: RowId }),
    reply: z.object({
      evaluate: Evaluate,
      /** Lines of text: what is tested, and what holds. */
      intro: z.string(),
      rules: z.string(),
      /** Null for strangers, and for who has not applied. */
      my: EvaluateMine.nullable(),
      reports: z.array(EvaluateReport),
      /** The server's clock when it was read. */
      serverTime: Moment,
    }),
  }),
  apply: POST('/b2c/evaluate/{p}-{s}/apply/{id}', {
    summary: 'Applies for a trial, once; the same request answers the same',
    authz: 'self',
    isPerk: true,
    params: z.object({ id: RowId }),
    body: z.strictObject({
      /** Why one should be chosen. */
      reason: text(300, 1),
      /** Where the goods would go. */
      addressId: RowId,
      requestId: z.uuid(),
    }),
    reply: EvaluateMine,
  }),
}
