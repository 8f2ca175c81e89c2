import { z } from 'zod'

/**
 * Fields of a form as the schema means them. Forms know texts alone: a list is a field that is
 * named more than once, or its items joined by commas, as in queries; a list of more than texts and
 * numbers is JSON.
 */
export function typedForm(
  form: URLSearchParams,
  schema: z.ZodObject,
  readJson: (text: string) => unknown,
): Record<string, unknown> {
  const shape: Readonly<Record<string, unknown>> = schema.shape
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const type = Object.hasOwn(shape, name) ? bare(shape[name]) : undefined
      const texts = form.getAll(name)
      if (!(type instanceof z.ZodArray)) return [name, typedText(type, texts.at(-1) ?? '')]
      return [name, listOf(bare(type.element), texts, readJson)]
    }),
  )
}

function listOf(
  item: unknown,
  texts: readonly string[],
  readJson: (text: string) => unknown,
): unknown {
  const [text = ''] = texts
  if (texts.length === 1 && text === '') return []
  // What cannot be read stays a text, which the schema refuses.
  if (item instanceof z.ZodObject) return texts.length === 1 ? (readJson(text) ?? texts) : texts
  const parts = texts.length === 1 ? text.split(',') : texts
  return parts.map((part) => typedText(item, part))
}

/** What is no number and no `true` or `false` stays a text, which the schema refuses in words. */
function typedText(type: unknown, text: string): unknown {
  if (type instanceof z.ZodNumber) return /^-?\d{1,15}$/.test(text) ? Number(text) : text
  if (type instanceof z.ZodBoolean && /^(?:true|false)$/.test(text)) return text === 'true'
  return text
}

/** Without what says that a field may be missing. */
function bare(type: unknown): unknown {
  const isWrapped =
    type instanceof z.ZodOptional || type instanceof z.ZodDefault || type instanceof z.ZodNullable
  return isWrapped ? bare(type.def.innerType) : type
}
