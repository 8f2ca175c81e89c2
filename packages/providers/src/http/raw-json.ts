/**
 * The raw text of each top-level value of a JSON object. Alipay signs the bytes of one value as
 * they stand, so parsing and writing again would lose what was signed. Undefined when the text is
 * no JSON object.
 */
export function rawValues(text: string): ReadonlyMap<string, string> | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  const values = new Map<string, string>()
  let at = skipBlank(text, 0)
  if (text[at] !== '{') return undefined
  at = skipBlank(text, at + 1)
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at)
    const key = JSON.parse(text.slice(at, keyEnd)) as string
    const from = skipBlank(text, skipBlank(text, keyEnd) + 1)
    const to = endOfValue(text, from)
    // A key twice would let one be signed and the other be read.
    if (values.has(key)) return undefined
    values.set(key, text.slice(from, to))
    at = skipBlank(text, to)
    if (text[at] === ',') at = skipBlank(text, at + 1)
  }
  return values
}

function skipBlank(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at += 1
  return at
}

function endOfString(text: string, from: number): number {
  let at = from + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

function endOfValue(text: string, from: number): number {
  let at = from
  let depth = 0
  do {
    const character = text[at]
    if (character === '"') {
      at = endOfString(text, at)
      continue
    }
    if (character === '{' || character === '[') depth += 1
    if (character === '}' || character === ']') depth -= 1
    if (depth < 0 || (depth === 0 && character === ',')) return at
    at += 1
  } while (at < text.length)
  return at
}
