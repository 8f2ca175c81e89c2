import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { checkRules, type FieldError, type FieldRule } from './rules.ts'

type Values = Record<string, string>
type NameOf<V extends Values> = Extract<keyof V, string>

export interface FormOptions<V extends Values> {
  initial: V
  rules?: { [Name in NameOf<V>]?: readonly FieldRule<V>[] }
  /** Every field is valid. While its promise runs the form is busy and takes no second submit. */
  onSubmit: (values: V) => unknown
  onFailed?: (errors: readonly FieldError<NameOf<V>>[]) => void
}

export type Form<V extends Values> = ReturnType<typeof useForm<V>>

/** Checks fields, and keeps what is wrong with each; only the last check of a field counts. */
function useChecks<V extends Values>(
  current: RefObject<V>,
  rules: NonNullable<FormOptions<V>['rules']>,
) {
  const [errors, setErrors] = useState<{ [Name in NameOf<V>]?: string }>({})
  const turns = useRef<Record<string, number>>({})

  async function check(name: NameOf<V>): Promise<string | undefined> {
    const turn = (turns.current[name] ?? 0) + 1
    turns.current[name] = turn
    const message = await checkRules<V>(
      current.current[name] ?? '',
      rules[name] ?? [],
      current.current,
    )
    if (turns.current[name] === turn)
      setErrors((before) => (before[name] === message ? before : { ...before, [name]: message }))
    return message
  }

  return { errors, setErrors, check }
}

/**
 * Specification §5: fields are checked on blur; submit checks all and tells `onSubmit`, or
 * `onFailed` with the errors.
 */
export function useForm<V extends Values>({
  initial,
  rules = {},
  onSubmit,
  onFailed,
}: FormOptions<V>) {
  const [values, setValues] = useState(initial)
  const [busy, setBusy] = useState(false)
  const current = useRef(values)
  const { errors, setErrors, check } = useChecks(current, rules)
  const isRunning = useRef(false)
  const element = useRef<HTMLFormElement>(null)

  function set(name: NameOf<V>, value: string) {
    current.current = { ...current.current, [name]: value }
    setValues(current.current)
    if (errors[name] !== undefined) void check(name)
  }

  async function validate(): Promise<FieldError<NameOf<V>>[]> {
    const names = Object.keys(current.current) as NameOf<V>[]
    const messages = await Promise.all(
      names.map(async (name) => ({ name, message: await check(name) })),
    )
    return messages.filter((entry): entry is FieldError<NameOf<V>> => entry.message !== undefined)
  }

  async function run() {
    const failed = await validate()
    const [first] = failed
    if (first) {
      element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first.name)}"]`)?.focus()
      onFailed?.(failed)
      return
    }
    await onSubmit(current.current)
  }

  async function submit() {
    // A double press arrives before React has drawn the busy button.
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await run()
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  function reset(next: V = initial) {
    current.current = next
    setValues(next)
    setErrors({})
  }

  return {
    values,
    errors,
    busy,
    set,
    reset,
    submit,
    validate,
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    field: (name: NameOf<V>) => ({
      name,
      value: values[name] ?? '',
      error: errors[name],
      required: rules[name]?.some((rule) => rule.required) ?? false,
      onChange: (value: string) => set(name, value),
      onBlur: () => void check(name),
    }),
  }
}
