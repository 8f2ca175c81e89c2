import { useRef, useState } from 'react'
import { checkRules, type FieldRule } from './rules.ts'

const noRules: readonly FieldRule[] = []

/** One field on its own: checked on blur, and while typing once it has been wrong. */
export function useField({
  initial = '',
  rules = noRules,
}: {
  initial?: string
  rules?: readonly FieldRule[]
}) {
  const [value, setValue] = useState(initial)
  const [error, setError] = useState<string>()
  const latest = useRef(0)

  async function check(checked: string): Promise<string | undefined> {
    const turn = ++latest.current
    const message = await checkRules(checked, rules, undefined)
    // An answer to an older value must not overwrite a newer one's.
    if (turn === latest.current) setError(message)
    return message
  }

  return {
    value,
    error,
    validate: () => check(value),
    props: {
      value,
      error,
      required: rules.some((rule) => rule.required),
      onChange: (next: string) => {
        setValue(next)
        if (error !== undefined) void check(next)
      },
      onBlur: () => void check(value),
    },
  }
}
