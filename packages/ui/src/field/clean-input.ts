export type FieldType = 'text' | 'digit' | 'number' | 'tel' | 'password' | 'email'

/**
 * Spec §5: `digit` and `number` strip what does not belong, `maxLength` truncates (whole
 * characters, not UTF-16 halves).
 */
export function cleanInput(raw: string, type: FieldType = 'text', maxLength?: number): string {
  // Chinese keyboards give full-width digits.
  const narrow =
    type === 'digit' || type === 'number' || type === 'tel'
      ? raw.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
      : raw
  const stripped = stripFor(type, narrow)
  if (maxLength === undefined) return stripped
  const characters = [...stripped]
  return characters.length > maxLength ? characters.slice(0, maxLength).join('') : stripped
}

function stripFor(type: FieldType, text: string): string {
  if (type === 'digit') return text.replace(/\D/g, '')
  if (type !== 'number') return text
  const isNegative = text.trimStart().startsWith('-')
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const decimals = rest.length > 0 ? `.${rest.join('')}` : ''
  return `${isNegative ? '-' : ''}${whole}${decimals}`
}
