import { Alert, Button, Drawer, Form, type FormInstance } from 'antd'
import { useRef, type ReactNode } from 'react'
import { failureText } from '../api-error.ts'
import { glossaryTexts, useLocale } from '../texts.ts'
import { FormHint } from './form-hint.tsx'
import type { FormCall } from './modal-form.tsx'
import { useTyped } from './use-typed.ts'

interface DrawerFormProps<Values, Input, Answer> {
  title: string
  /** What the button does. */
  ok: string
  /** px */
  width: number
  form: FormInstance<Values>
  initial: NoInfer<Partial<Values>>
  call: Omit<FormCall<Input, Answer>, 'reset'>
  inputOf: (values: Values) => Input
  /** Asks before it is sent, where that is needed. */
  confirm?: (input: Input) => Promise<boolean>
  /** Something outside the fields is missing. */
  isBlocked?: boolean
  /** Something was typed already: what is found again from before. */
  isTyped?: boolean
  /** Said above the fields. */
  hint?: ReactNode
  /** Buttons before the one that saves. */
  beside?: ReactNode
  /** Called once it is saved and the form is closed. */
  onDone: (answer: Answer, values: Values) => void
  onClose: () => void
  children: ReactNode
}

/**
 * A long form at the side of the page: closes when it is saved, keeps what was typed when it is
 * refused.
 */
export function DrawerForm<Values extends object, Input, Answer>({
  title,
  ok,
  width,
  form,
  initial,
  call,
  inputOf,
  confirm,
  isBlocked = false,
  isTyped,
  hint,
  beside,
  onDone,
  onClose,
  children,
}: DrawerFormProps<Values, Input, Answer>) {
  const { cancel } = glossaryTexts.use()
  const locale = useLocale()
  const { onTyped, onSaved, onClose: leave } = useTyped(onClose, isTyped)
  // The second press of a double one comes before the first one is drawn.
  const isSent = useRef(false)

  async function save(values: Values): Promise<void> {
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
        onClose()
        onDone(answer, values)
      },
      onError: () => {
        isSent.current = false
      },
    })
  }

  return (
    <Drawer
      open
      size={width}
      title={title}
      // A click beside it would lose what was typed.
      mask={{ closable: false }}
      onClose={leave}
      footer={
        <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8 }}>
          <Button onClick={onClose}>{cancel}</Button>
          {beside}
          <Button
            type="primary"
            loading={call.isPending}
            disabled={isBlocked}
            onClick={() => form.submit()}
          >
            {ok}
          </Button>
        </div>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        autoComplete="off"
        initialValues={initial}
        onValuesChange={onTyped}
        onFinish={(values) => void save(values)}
      >
        <FormHint>{hint}</FormHint>
        {call.error && (
          <Alert
            type="error"
            title={failureText(call.error, locale)}
            style={{ marginBottom: 16 }}
          />
        )}
        {children}
      </Form>
    </Drawer>
  )
}
