import { Alert, Form, Modal, type FormInstance } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { failureText } from '../api-error.ts'
import { glossaryTexts, useLocale } from '../texts.ts'
import { useFeedback } from '../use-feedback.ts'
import { FormHint } from './form-hint.tsx'
import { useTyped } from './use-typed.ts'

/** The call that a form makes: a mutation, of which only this is needed. */
export interface FormCall<Input, Answer> {
  readonly mutate: (
    input: Input,
    options: { onSuccess: (answer: Answer) => void; onError: () => void },
  ) => void
  readonly isPending: boolean
  readonly error: Error | null
  readonly reset: () => void
}

interface ModalFormProps<Values, Input, Answer> {
  title: string
  /** What the button does. */
  ok: string
  /** What closing without it is called; "Cancel" unless told. */
  cancel?: string
  hint?: ReactNode
  /** px */
  width?: number
  isDangerous?: boolean
  /** Something outside the fields is missing. */
  isBlocked?: boolean
  initial?: NoInfer<Partial<Values>>
  /** For who watches or sets fields from outside. */
  form?: FormInstance<Values>
  call: FormCall<Input, Answer>
  /** What the fields hold, as the call wants it. */
  inputOf: (values: Values) => Input
  /** Asks before it is sent, where that is needed. */
  confirm?: (input: Input) => Promise<boolean>
  /** Something was typed already: what is found again from before. */
  isTyped?: boolean
  /** Said once it is done. */
  done?: string | ((answer: Answer) => string)
  /** Called once it is done, before the form closes. */
  onDone?: (answer: Answer, values: Values) => void
  onClose: () => void
  children?: ReactNode
}

/**
 * Fields over the page and the call that they are for: closes when it is done, keeps what was typed
 * when it is refused.
 */
export function ModalForm<Values extends object, Input, Answer>({
  title,
  ok,
  cancel,
  hint,
  width = 460,
  isDangerous = false,
  isBlocked = false,
  initial,
  form,
  call,
  inputOf,
  confirm,
  isTyped,
  done,
  onDone,
  onClose,
  children,
}: ModalFormProps<Values, Input, Answer>) {
  const texts = glossaryTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()

  const fields = useRef<HTMLDivElement>(null)
  // The second press of a double one comes before the first one is drawn.
  const isSent = useRef(false)
  const { onTyped, onSaved, onClose: leave } = useTyped(close, isTyped)
  useFocusBack()

  /** The first field is where one begins, unless another one took the focus itself. */
  function begin(): void {
    if (fields.current?.contains(document.activeElement)) return
    fields.current
      ?.querySelector<HTMLElement>('input:not([hidden], [disabled]), textarea:not([disabled])')
      ?.focus()
  }

  function close(): void {
    call.reset()
    onClose()
  }

  async function submit(values: Values): Promise<void> {
    if (isSent.current || call.isPending || isBlocked) return
    isSent.current = true
    const input = inputOf(values)
    if (confirm && !(await confirm(input))) {
      isSent.current = false
      return
    }
    call.mutate(input, {
      onSuccess: (answer) => {
        onSaved()
        if (done) feedback.done(typeof done === 'string' ? done : done(answer))
        onDone?.(answer, values)
        onClose()
      },
      onError: () => {
        isSent.current = false
      },
    })
  }

  return (
    <Modal
      open
      width={width}
      title={title}
      okText={ok}
      cancelText={cancel ?? texts.cancel}
      okButtonProps={{ htmlType: 'submit', danger: isDangerous, disabled: isBlocked }}
      confirmLoading={call.isPending}
      // A click beside it would lose what was typed.
      mask={{ closable: false }}
      onCancel={leave}
      afterOpenChange={(isOpen) => isOpen && begin()}
      modalRender={(dialog) => (
        // The button stands inside the form: Enter submits from every line of text.
        <Form<Values>
          {...(form && { form })}
          layout="vertical"
          requiredMark={false}
          autoComplete="off"
          {...(initial && { initialValues: initial })}
          onValuesChange={onTyped}
          onFinish={(values) => void submit(values)}
        >
          {dialog}
        </Form>
      )}
    >
      <div ref={fields} onInput={onTyped}>
        <FormHint>{hint}</FormHint>
        {call.error && (
          <Alert
            type="error"
            title={failureText(call.error, locale)}
            style={{ marginBottom: 16 }}
          />
        )}
        {children}
      </div>
    </Modal>
  )
}

/**
 * Anyone who works by keyboard goes on where the form was opened; where that is gone, at the page.
 */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Something else may have taken the focus already.
      if (document.activeElement !== document.body) return
      const isThere =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      const next = isThere ? opener : document.getElementById('main')
      next?.focus({ preventScroll: true })
    },
    [opener],
  )
}
