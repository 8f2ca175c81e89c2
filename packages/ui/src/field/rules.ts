/** Specification §5: a rule is required, a pattern or a validator, with its message. */
export interface FieldRule<Values = unknown> {
  required?: boolean
  pattern?: RegExp
  /**
   * false refuses with the rule's message; a string refuses with that string. May ask the server.
   */
  validator?: (value: string, values: Values) => boolean | string | Promise<boolean | string>
  message: string
}

export interface FieldError<Name extends string = string> {
  name: Name
  message: string
}

/**
 * The message of the first rule that refuses the value; an empty value is refused by `required`
 * alone.
 */
export async function checkRules<Values>(
  value: string,
  rules: readonly FieldRule<Values>[],
  values: Values,
): Promise<string | undefined> {
  const isEmpty = value.trim() === ''
  for (const rule of rules) {
    if (rule.required && isEmpty) return rule.message
    if (isEmpty) continue
    if (rule.pattern && !matches(rule.pattern, value)) return rule.message
    const verdict = rule.validator ? await rule.validator(value, values) : true
    if (verdict === false) return rule.message
    if (typeof verdict === 'string') return verdict
  }
  return undefined
}

/** A pattern with the g flag remembers where it stopped; each check begins again. */
function matches(pattern: RegExp, value: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(value)
}
