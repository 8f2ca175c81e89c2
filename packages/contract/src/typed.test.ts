import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { adminCalls } from './admin-calls.ts'
import { everyCall } from './calls.ts'

/** Every field that people fill in, by the name of the call that it is sent with. */
const fields = [...everyCall(), ...everyCall(adminCalls)].flatMap(({ domain, name, call }) =>
  [call.params, call.query, call.body].flatMap((schema) =>
    Object.entries(shapeOf(schema)).map(([field, of]) => ({
      id: `${domain}.${name}.${field}`,
      field,
      of,
    })),
  ),
)

function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  return (schema as unknown as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {}
}

/** What becomes of a text in all fields of these names; what refuses it is named. */
function read(names: readonly string[], typed: string, except: readonly string[] = []) {
  const found = fields.filter(({ id, field }) => names.includes(field) && !except.includes(id))
  expect(found.length).toBeGreaterThan(0)
  return new Set(
    found.map(({ id, of }) => {
      const parsed = of.safeParse(typed)
      return parsed.success ? parsed.data : id
    }),
  )
}

describe('every field that people fill in', () => {
  // A store's own number is shown in the groups that it was written in.
  const shown = ['storeAdmin.save.phone', 'storeAdmin.create.phone']

  it.each([
    '139 0000 1111',
    '+86 139-0000-1111',
    '\u202d１３９００００１１１１\u202c',
    "'8613900001111",
  ])('takes a phone as it is pasted: %j', (typed) => {
    expect(read(['phone'], typed, shown)).toEqual(new Set(['13900001111']))
  })

  it.each(['139000011112', '1390000111l', '139/0000/1111', '139'])(
    'makes no phone of %j',
    (typed) => {
      expect(read(['phone'], typed, shown)).not.toContain('13900001111')
    },
  )

  it.each(['SF 1234 5678 9012', 'ＳＦ１２３４５６７８９０１２', '\u200bSF123456789012 '])(
    'takes a waybill as it is pasted: %j',
    (typed) => {
      expect(read(['deliverySn'], typed)).toEqual(new Set(['SF123456789012']))
    },
  )

  it('takes the tax number of a company as it is pasted', () => {
    for (const typed of [
      '91350100 m000100Y43',
      '９１３５０１００Ｍ０００１００Ｙ４３',
      '91350100M000100Y43\u200b',
    ])
      expect(read(['taxNo'], typed), typed).toEqual(new Set(['91350100M000100Y43']))
  })

  it('is searched by words as they are meant', () => {
    expect(read(['q', 'keyword'], '\u200b ＩＨ\u3000')).toEqual(new Set(['IH']))
  })

  it('leaves passwords, codes of coupons and notes as they are', () => {
    const typed = 'Ａ１\u3000'
    for (const { id, field, of } of fields) {
      if (!/password|^remark$|^note$|^content$|couponCode|^words$/i.test(field)) continue
      const parsed = of.safeParse(`${typed}bcdefgh!`)
      if (parsed.success && typeof parsed.data === 'string')
        expect(parsed.data, id).toBe(`${typed}bcdefgh!`)
    }
  })
})
