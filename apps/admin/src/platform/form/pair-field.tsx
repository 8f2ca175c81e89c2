import { Form, Input } from 'antd'
import { formTexts } from './form.texts.ts'

type Name = string | (string | number)[]

/** A text in Chinese, which is needed, and in English, which may be left empty. */
export function PairField({
  name,
  label,
  most,
  lines = 1,
  isFirst = false,
}: {
  name: Name
  label: string
  /** Letters in Chinese; English may have twice as many. */
  most: number
  lines?: number
  isFirst?: boolean
}) {
  const texts = formTexts.use()
  const path = Array.isArray(name) ? name : [name]
  const english = texts.inEnglish(label)
  return (
    <>
      <Form.Item
        name={[...path, 'zh']}
        label={label}
        rules={[{ required: true, whitespace: true, message: texts.needed }]}
      >
        {lines > 1 ? (
          <Input.TextArea rows={lines} maxLength={most} autoFocus={isFirst} />
        ) : (
          <Input maxLength={most} autoFocus={isFirst} />
        )}
      </Form.Item>
      <Form.Item name={[...path, 'en']} label={english}>
        {lines > 1 ? (
          <Input.TextArea rows={lines} maxLength={most * 2} />
        ) : (
          <Input maxLength={most * 2} />
        )}
      </Form.Item>
    </>
  )
}

export const noWords = { zh: '', en: '' }

/** As the call wants it: what was left out is empty. */
export const wordsOf = ({ zh, en }: { zh?: string; en?: string }) => ({
  zh: (zh ?? '').trim(),
  en: (en ?? '').trim(),
})
