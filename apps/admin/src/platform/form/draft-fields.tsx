import { Form, Input, Switch } from 'antd'
import type { ReactNode } from 'react'
import { MomentInput } from '../pick/moment-input.tsx'
import type { Limits } from './form-context.ts'

/** Fields of a draft that hold what these do. */
type NamesOf<Draft, Held> = {
  [Name in keyof Draft]: Draft[Name] extends Held ? Name : never
}[keyof Draft] &
  string

interface FieldOptions {
  readonly label: string
  /** Below the field: what it is for. */
  readonly hint?: string
  /** What is not right with it, in words. */
  readonly wrong?: string | undefined
}

interface LineOptions extends FieldOptions {
  /** The field of the call that it stands for; its own name unless told. */
  readonly of?: string
  /** A whole number. */
  readonly isNumber?: boolean
  /** Where the call's limit is not one of letters. */
  readonly letters?: number
  readonly placeholder?: string | undefined
  readonly suffix?: string
}

interface LinesOptions extends FieldOptions {
  readonly rows: readonly [min: number, most: number]
}

/** Draws the fields of a draft, each with its label and what is not right with it. */
export interface DraftFields<Draft> {
  /** One line of text; no more can be typed than the call takes. */
  line(name: NamesOf<Draft, string>, options: LineOptions): ReactNode
  /** Several lines of text. */
  lines(name: NamesOf<Draft, string>, options: LinesOptions): ReactNode
  /** Day and time, `2026-11-20T18:00` by the store's clock. */
  moment(name: NamesOf<Draft, string>, options: FieldOptions): ReactNode
  /** On or off. */
  toggle(name: NamesOf<Draft, boolean>, options: FieldOptions): ReactNode
}

interface Drawn<Draft> {
  /** Ids of the fields begin with it. */
  readonly id: string
  readonly draft: Draft
  readonly limits: Limits
  readonly change: (part: Partial<Draft>) => void
}

export function draftFields<Draft extends object>({
  id,
  draft,
  limits,
  change,
}: Drawn<Draft>): DraftFields<Draft> {
  const set = (name: string, value: string | boolean) => change({ [name]: value } as Partial<Draft>)
  const item = (name: string, { label, hint, wrong }: FieldOptions, input: ReactNode) => (
    <Form.Item
      label={label}
      htmlFor={`${id}-${name}`}
      {...(hint && { extra: hint })}
      {...(wrong && { validateStatus: 'error' as const, help: wrong })}
    >
      {input}
    </Form.Item>
  )
  const lettersOf = (of: string, isNumber: boolean) => {
    const { most } = limits[of] ?? {}
    return isNumber && most !== undefined ? String(most).length : most
  }
  return {
    line(name, { of = name, isNumber = false, letters, placeholder, suffix, ...options }) {
      const most = letters ?? lettersOf(of, isNumber)
      return item(
        name,
        options,
        <Input
          id={`${id}-${name}`}
          value={draft[name] as string}
          {...(most !== undefined && { maxLength: most })}
          {...(isNumber && { inputMode: 'numeric' })}
          {...(placeholder && { placeholder })}
          {...(suffix && { suffix: <span className="soft">{suffix}</span> })}
          onChange={({ target }) => set(name, target.value)}
        />,
      )
    },
    lines(name, { rows: [minRows, maxRows], ...options }) {
      const most = lettersOf(name, false)
      return item(
        name,
        options,
        <Input.TextArea
          id={`${id}-${name}`}
          value={draft[name] as string}
          {...(most !== undefined && { maxLength: most })}
          autoSize={{ minRows, maxRows }}
          onChange={({ target }) => set(name, target.value)}
        />,
      )
    },
    moment: (name, options) =>
      item(
        name,
        options,
        <MomentInput
          id={`${id}-${name}`}
          value={draft[name] as string}
          onChange={(value) => set(name, value)}
        />,
      ),
    toggle: (name, options) =>
      item(
        name,
        options,
        <Switch
          id={`${id}-${name}`}
          checked={draft[name] as boolean}
          onChange={(value) => set(name, value)}
        />,
      ),
  }
}
