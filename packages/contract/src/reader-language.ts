import type { Locale } from '@mallard/kernel'

const weightOf = (text: string | undefined) => {
  if (text === undefined) return 1
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0
}

/**
 * The language of a reader who has chosen none, from what the browser prefers (`Accept-Language`):
 * of ours the one with the greater weight, then the one named first; Chinese where it names neither.
 */
export function readerLanguage(acceptLanguage: string | undefined): Locale {
  const weights = new Map<string, number>()
  for (const part of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const [, language, weight] =
      /^\s*(zh|en|\*)(?:-[a-z0-9-]+)?\s*(?:;\s*q\s*=\s*(\S*)\s*)?$/.exec(part) ?? []
    if (language !== undefined)
      weights.set(language, Math.max(weights.get(language) ?? 0, weightOf(weight)))
  }
  const rest = weights.get('*') ?? 0
  const [chinese, english] = [weights.get('zh') ?? rest, weights.get('en') ?? rest]
  if (chinese !== english) return english > chinese ? 'en' : 'zh'
  const [first] = [...weights.keys()].filter((language) => language !== '*')
  return chinese > 0 && first === 'en' && weights.has('zh') ? 'en' : 'zh'
}
