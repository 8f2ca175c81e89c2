import { Form, Input, InputNumber, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useLimit } from './form-context.ts'
import { formTexts } from './form.texts.ts'

interface FieldProps {
  name: string
  label: string
  /** Below the field: what it is for, who reads it. */
  hint?: ReactNode
  isFirst?: boolean
  isDisabled?: boolean
}

interface TextFieldProps extends FieldProps {
  /** Said when it is empty or not as it must be. */
  wrong?: string
  placeholder?: string
  /** More than one: a field of many lines. */
  lines?: number
  /** Numbers and codes. */
  isCode?: boolean
  /** No more can be typed, where a pattern alone says what fits. */
  letters?: number
  /** What is meant by what is pasted; the contract cleans it alike. */
  clean?: (typed: string) => string
  /** What the contract looks at beyond its pattern; `wrong` is said of what it does not take. */
  isGood?: (typed: string) => boolean
}

/**
 * A text as the contract lets it be: what must not be empty is asked for, and no more can be typed
 * than fits.
 */
export function TextField({
  name,
  label,
  hint,
  wrong,
  placeholder,
  lines = 1,
  isFirst,
  isDisabled,
  isCode,
  letters,
  clean,
  isGood,
}: TextFieldProps) {
  const texts = formTexts.use()
  const { least = 0, most = letters, pattern } = useLimit(name, name)
  const isOptional = pattern !== undefined && new RegExp(pattern).test('')
  const tooShort = least > 1 ? texts.tooShort(least) : texts.needed
  const input = {
    autoFocus: isFirst,
    disabled: isDisabled,
    placeholder,
    ...(most !== undefined && { maxLength: most }),
    ...(isCode && { className: 'mono', autoCapitalize: 'off', spellCheck: false }),
  }
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      {...(clean && { normalize: clean })}
      rules={[
        ...(least > 0
          ? [{ required: true, whitespace: true, min: least, message: wrong ?? tooShort }]
          : []),
        ...(pattern
          ? [{ required: !isOptional, pattern: new RegExp(pattern), message: wrong ?? texts.wrong }]
          : []),
        ...(isGood
          ? [
              {
                validator: async (_rule: unknown, typed: string) => {
                  if (typed && !isGood(typed)) throw new Error(wrong ?? texts.wrong)
                },
              },
            ]
          : []),
      ]}
    >
      {lines > 1 ? (
        <Input.TextArea {...input} rows={lines} showCount={most !== undefined} />
      ) : (
        <Input {...input} />
      )}
    </Form.Item>
  )
}

interface NumberFieldProps extends FieldProps {
  /** The field of the call that it stands for; its own name unless told. */
  of?: string
  /** How many of the call's units one of these is: 100 basis points are a percent. */
  unit?: number
  /** Decimals. */
  digits?: number
  /** Said when it is empty. */
  needed?: string
  suffix?: string
}

/** A number within the contract's limits. */
export function NumberField({
  name,
  of = name,
  label,
  hint,
  unit = 1,
  digits = 0,
  needed,
  suffix,
  isFirst,
  isDisabled,
}: NumberFieldProps) {
  const texts = formTexts.use()
  const { least = 0, most } = useLimit(name, of)
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[{ required: true, message: needed ?? texts.needed }]}
    >
      <InputNumber
        autoFocus={isFirst}
        disabled={isDisabled}
        min={least / unit}
        {...(most !== undefined && { max: most / unit })}
        precision={digits}
        suffix={suffix}
        style={{ width: '100%' }}
      />
    </Form.Item>
  )
}

/** Something that is on or off. */
export function SwitchField({ name, label, hint, isDisabled }: Omit<FieldProps, 'isFirst'>) {
  useLimit(name, name)
  return (
    <Form.Item name={name} label={label} extra={hint} valuePropName="checked">
      <Switch aria-label={label} disabled={isDisabled} />
    </Form.Item>
  )
}
