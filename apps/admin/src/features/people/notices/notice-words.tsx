import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import {
  isEnglishField,
  type NoticeField,
  noticeFaultOf,
  noticeFaultText,
} from '@mallard/contract/people/notices/notice-template.codes'
import { Form, Input } from 'antd'
import { type FocusEvent, useRef } from 'react'
import { useLimit } from '#platform/form/form-context.ts'
import { useLocale } from '#platform/texts.ts'
import { holesOf } from './notice-holes.ts'
import { noticeTemplateTexts } from './notice-template.texts.ts'
import { NoticeVariables, type NoticeVariable } from './notice-variables.tsx'

/** Where somebody typed last. */
interface Caret {
  readonly field: NoticeField
  readonly from: number
  readonly to: number
}

/** The words of a message in both languages; what they may name goes in where one typed last. */
export function NoticeWords({ of }: { of: NoticeTemplate }) {
  const texts = noticeTemplateTexts.use()
  const form = Form.useFormInstance<Record<NoticeField, string>>()
  const caret = useRef<Caret>(undefined)

  const insert = ({ name, mayBeEmpty }: NoticeVariable) => {
    const field = caret.current?.field ?? 'text'
    const typed = form.getFieldValue(field) ?? ''
    const { from, to } = caret.current ?? { from: typed.length, to: typed.length }
    const hole = `{${name}}`
    const said = mayBeEmpty ? `[${isEnglishField(field) ? ': ' : '：'}${hole}]` : hole
    form.setFieldValue(field, typed.slice(0, from) + said + typed.slice(to))
    caret.current = { field, from: from + said.length, to: from + said.length }
    void form.validateFields([field]).catch(() => undefined)
  }
  const word = (name: NoticeField, label: string, lines = 1) => (
    <WordField {...{ of, name, label, lines }} onLeave={(place) => (caret.current = place)} />
  )
  return (
    <>
      <NoticeVariables of={of} onPick={insert} />
      {word('title', texts.noticeTitle)}
      {word('text', texts.noticeText, 3)}
      {word('titleEn', texts.noticeTitleEn)}
      {word('textEn', texts.noticeTextEn, 3)}
    </>
  )
}

interface WordFieldProps {
  of: NoticeTemplate
  name: NoticeField
  label: string
  lines: number
  onLeave: (caret: Caret) => void
}

/** Words with variables; what the server would not take is said at once. */
function WordField({ of, name, label, lines, onLeave }: WordFieldProps) {
  const isEnglish = useLocale() === 'en'
  const { most } = useLimit(name, name)
  const validator = async (_rule: unknown, typed = '') => {
    const fault = typed.trim() && noticeFaultOf(name, typed.trim(), holesOf(of, name))
    if (fault) throw new Error(noticeFaultText(fault, isEnglish))
  }
  const input = {
    placeholder: of.house[name],
    ...(most !== undefined && { maxLength: most }),
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { selectionStart, selectionEnd, value } = target
      const from = selectionStart ?? value.length
      onLeave({ field: name, from, to: selectionEnd ?? from })
    },
  }
  return (
    <Form.Item name={name} label={label} rules={[{ validator }]}>
      {lines > 1 ? <Input.TextArea {...input} rows={lines} showCount /> : <Input {...input} />}
    </Form.Item>
  )
}
