import { z } from 'zod'
import { POST } from '../../api.ts'

/**
 * Where the party that issues e-invoices calls; no part of the specification's list, so not in
 * `calls`.
 */
export const fapiaoHookCalls = {
  notify: POST('/hooks/fapiao/wechat', {
    summary: 'Signed word that something happened to an invoice',
    authz: 'provider',
    kind: 'notify',
    reply: z.undefined(),
  }),
}
