import { z } from 'zod'
import { GET } from '../api.ts'
import { FreshCounts, Me } from '../identity/identity.fields.ts'

export const memberCalls = {
  index: GET('/b2c/member/{p}-{s}/index', {
    summary: 'The user centre: member, level, counts',
    authz: 'user',
    reply: z.object({
      me: Me,
      level: z.object({ code: z.string(), name: z.string(), nextName: z.string().nullable(), /** Growth still missing for the next level. */ need: z.number().int() }),
      counts: FreshCounts.extend({ collections: z.number().int() }),
    }),
  }),
  service: GET('/b2c/member/{p}-{s}/service', {
    summary: 'How to reach the shop’s service',
    authz: 'none',
    reply: z.object({ phone: z.string(), hours: z.string(), address: z.string() }),
  }),
}
