import type { Locale } from '@mallard/kernel'
import {
  blockFields,
  noPicture,
  type BlockFields,
  type BlockKind,
  type Plain,
} from './block.codes.ts'

export type Language = Locale

/** A block in both languages; null: it does not stand on the page in this one. */
export interface InLanguages {
  readonly zh: Plain | null
  readonly en: Plain | null
}

/** What a block holds; one of a kind that is not known holds nothing. */
export function fieldsOf({ kind }: Plain): BlockFields {
  const name = String(kind)
  return Object.hasOwn(blockFields, name) ? blockFields[name as BlockKind] : {}
}

/** Words that have no English yet are the Chinese ones. */
function withWords(fields: BlockFields, zh: Plain, en: Plain): Plain {
  const said = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const [chinese, english] = [zh[name], en[name]]
    if (field.type === 'words' || field.type === 'html') return [name, english || chinese]
    if (field.type !== 'list' || !Array.isArray(chinese) || !Array.isArray(english))
      return [name, english]
    return [
      name,
      english.map((part: Plain, place) => {
        const twin = chinese[place] as Plain | undefined
        return twin ? withWords(field.of, twin, part) : part
      }),
    ]
  })
  return { ...en, ...Object.fromEntries(said) }
}

/** A block in a language, or nothing where it does not stand on the page in it. */
export function blockIn({ zh, en }: InLanguages, language: Language): Plain | null {
  if (language === 'zh' || !en || !zh) return language === 'zh' ? zh : en
  return withWords(fieldsOf(zh), zh, en)
}

const lacksPicture = (fields: BlockFields, part: Plain) =>
  Object.entries(fields).some(
    ([name, field]) =>
      field.type === 'picture' &&
      !field.isOptional &&
      (part[name] as { url?: unknown } | null)?.url === noPicture.url,
  )

/** A block without the parts whose picture nobody chose yet. */
export function withPictures(block: Plain): Plain | undefined {
  const fields = fieldsOf(block)
  if (lacksPicture(fields, block)) return undefined
  const lists = Object.entries(fields).flatMap(([name, field]) => {
    const parts = block[name]
    if (field.type !== 'list' || !Array.isArray(parts)) return []
    return [[name, parts.filter((part: Plain) => !lacksPicture(field.of, part))] as const]
  })
  if (lists.some(([, parts]) => parts.length === 0)) return undefined
  return { ...block, ...Object.fromEntries(lists) }
}
