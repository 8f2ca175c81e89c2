import { ModalForm, type FormCall } from './modal-form.tsx'
import { ReasonField } from './reason-field.tsx'

export interface ReasonWords {
  readonly title: string
  readonly hint: string
  readonly label: string
  /** Who reads the reason, below the field. */
  readonly extra?: string
  readonly needed: string
  /** Usual reasons, joined by `|`. */
  readonly usual?: string
  readonly ok: string
  readonly cancel?: string
}

interface ReasonFormProps<Input, Answer> {
  words: ReasonWords
  /** Fewest and most letters of a reason. */
  least?: number
  most?: number
  /** Whether it takes something away; so unless told. */
  isDangerous?: boolean
  call: FormCall<Input, Answer>
  inputOf: (reason: string) => Input
  done: string
  onClose: () => void
}

/** Asks why, before something is refused, closed or left as it is. */
export function ReasonForm<Input, Answer>({
  words,
  least,
  most,
  isDangerous = true,
  call,
  inputOf,
  done,
  onClose,
}: ReasonFormProps<Input, Answer>) {
  const { title, hint, label, extra, needed, usual, ok, cancel } = words
  return (
    <ModalForm
      title={title}
      ok={ok}
      {...(cancel && { cancel })}
      hint={hint}
      isDangerous={isDangerous}
      initial={{ reason: '' }}
      call={call}
      inputOf={({ reason }: { reason: string }) => inputOf(reason.trim())}
      done={done}
      onClose={onClose}
    >
      <ReasonField
        isFirst
        label={label}
        extra={extra}
        needed={needed}
        usual={usual}
        {...(least && { least })}
        {...(most && { most })}
      />
    </ModalForm>
  )
}
