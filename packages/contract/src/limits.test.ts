import { expect, it } from 'vitest'
import { z } from 'zod'
import { GET, POST } from './api.ts'
import { line, text, whole } from './fields.ts'
import { limitsOf } from './limits.ts'

const about = {
  summary: 'Changes a lamp',
  authz: 'operator',
  right: 'goods.write',
  reply: z.object({}),
} as const

it('tells a form what its texts and numbers may be, and nothing of what no field holds', () => {
  const body = z.strictObject({
    id: whole(1, 9),
    name: line(20, 2),
    words: text(60),
    code: z.string().regex(/^[a-z/]+$/, '代号不正确'),
    isLit: z.boolean(),
    parts: z.array(z.string()).max(3),
    watts: whole(3, 60).nullable(),
    note: line(30, 1).nullable(),
    bulbs: z.array(z.strictObject({ price: whole(1, 500), isOn: z.boolean() })).max(4),
    requestId: z.string().regex(/^x$/),
  })
  expect(limitsOf(POST('/admin/api/{p}-{s}/lamp/save', { ...about, body }))).toEqual({
    id: { least: 1, most: 9 },
    name: { least: 2, most: 20 },
    words: { most: 60 },
    code: { pattern: '^[a-z/]+$' },
    watts: { least: 3, most: 60 },
    note: { most: 30 },
    'bulbs.price': { least: 1, most: 500 },
  })
  expect(limitsOf(POST('/admin/api/{p}-{s}/lamp/count', about))).toEqual({})
  expect(limitsOf(GET('/admin/api/{p}-{s}/lamps', about))).toEqual({})
})
