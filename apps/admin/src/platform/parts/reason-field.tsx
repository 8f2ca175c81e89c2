import { Button, Form, Input } from 'antd'
import type { KeyboardEvent } from 'react'
import styles from './reason-field.module.css'

interface ReasonFieldProps {
  label: string
  /** Who reads the reason, below the field. */
  extra?: string | undefined
  needed: string
  /** Usual reasons, joined by `|`. */
  usual?: string | undefined
  /** Fewest letters; one unless told. */
  least?: number
  /** Most letters. */
  most?: number
  isFirst?: boolean
}

/** The field `reason` of a form, with the usual ones to tap. */
export function ReasonField({
  label,
  extra,
  needed,
  usual,
  least = 1,
  most = 100,
  isFirst,
}: ReasonFieldProps) {
  const form = Form.useFormInstance<{ reason: string }>()

  /**
   * Sends it from a field of many lines too; with Shift a line ends, and an input method keeps its
   * own Enter.
   */
  function send(event: KeyboardEvent): void {
    if (event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.submit()
  }

  return (
    <>
      <Form.Item
        name="reason"
        label={label}
        extra={extra}
        rules={[{ required: true, whitespace: true, min: least, message: needed }]}
      >
        {most > 100 ? (
          <Input.TextArea autoFocus={isFirst} maxLength={most} rows={3} onPressEnter={send} />
        ) : (
          <Input autoFocus={isFirst} maxLength={most} />
        )}
      </Form.Item>
      {usual && (
        <div className={styles.usual}>
          {usual.split('|').map((reason) => (
            <Button
              key={reason}
              size="small"
              onClick={() => {
                form.setFieldsValue({ reason })
                // Enter sends it, and it may be written on.
                form.focusField('reason')
              }}
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
