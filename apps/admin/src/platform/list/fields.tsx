import { Segmented, Select } from 'antd'
import { WordSearch } from '../parts/word-search.tsx'

/** The value of a filter and how to change it; what is empty is not asked. */
export interface Field<Value> {
  readonly value: Value
  readonly onChange: (value: Value | undefined) => void
}

interface WordFieldProps {
  of: Field<string | undefined>
  label: string
  /** Stands where nothing is typed; the label unless told. */
  hint?: string
}

/** Searches a list by words. */
export function WordField({ of: { value = '', onChange }, label, hint = label }: WordFieldProps) {
  return <WordSearch label={label} hint={hint} asked={value} onAsk={onChange} />
}

interface OptionsProps<Value extends string | number | undefined> {
  of: Field<Value>
  label: string
  /** Leaves it open, where it may be. */
  any?: string
  options: readonly {
    readonly value: NonNullable<NoInfer<Value>>
    readonly label: string | undefined
  }[]
}

interface ChoiceFieldProps<Value extends string | number | undefined> extends OptionsProps<Value> {
  /** px */
  width: number
}

/** Narrows a list to one of several values, or sorts it. */
export function ChoiceField<Value extends string | number | undefined>({
  of: { value, onChange },
  label,
  any,
  options,
  width,
}: ChoiceFieldProps<Value>) {
  return (
    <Select<string | number>
      aria-label={label}
      value={value ?? ''}
      onChange={(chosen) => onChange(options.find((each) => each.value === chosen)?.value)}
      options={[...(any === undefined ? [] : [{ value: '', label: any }]), ...options]}
      style={{ width }}
    />
  )
}

/** The same where the values are few and all are seen at once. */
export function SegmentField<Value extends string | number | undefined>({
  of: { value, onChange },
  label,
  any,
  options,
  isDisabled = false,
}: OptionsProps<Value> & { isDisabled?: boolean }) {
  return (
    <Segmented<string | number>
      aria-label={label}
      value={value ?? ''}
      disabled={isDisabled}
      onChange={(chosen) => onChange(options.find((each) => each.value === chosen)?.value)}
      options={[...(any === undefined ? [] : [{ value: '', label: any }]), ...options]}
    />
  )
}
