import { Form, type FormInstance } from 'antd'
import { useDeferredValue } from 'react'

interface Named {
  readonly id: number
  readonly version: number
}

/** The set-up that is typed into a form, once it can be asked about: it may have no name yet. */
export function useTypedSetup<Draft extends { from: string }, Setup extends object>(
  form: FormInstance<Draft>,
  of: Named | undefined,
  setupOf: (draft: Draft, named: Named) => Setup,
  isWhole: (setup: Setup) => boolean,
): Setup | undefined {
  const draft = Form.useWatch((all: Draft) => all, { form, preserve: true })
  const setup = useDeferredValue(
    draft?.from === undefined
      ? undefined
      : setupOf(draft, { id: of?.id ?? 0, version: of?.version ?? 0 }),
  )
  if (!setup) return undefined
  const asked = 'name' in setup && !setup.name ? { ...setup, name: '-' } : setup
  return isWhole(asked) ? asked : undefined
}
