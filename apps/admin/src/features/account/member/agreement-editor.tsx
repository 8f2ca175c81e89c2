import type { AdminAgreement } from '@mallard/contract/account/member/agreement-admin.calls'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { ReasonField } from '#platform/parts/reason-field.tsx'
import { RichEditor } from '#platform/rich/rich-editor.tsx'
import { useLeaving } from '#platform/form/use-leaving.ts'
import { agreementTexts } from './agreement.texts.ts'
import styles from './member.module.css'
import { nameOf, usePublish, type PublishInput } from './use-agreements.ts'

interface AgreementEditorProps {
  agreement: AdminAgreement
  /** Members who would be asked again. */
  members: number
  onClose: () => void
}

/** The next version of a legal text, in both languages; published as one, with a reason. */
export function AgreementEditor({
  agreement: { code, isNeeded, versions },
  members,
  onClose,
}: AgreementEditorProps) {
  const texts = agreementTexts.use()
  // What is edited is the version that was seen: another one that arrives in the meantime is a
  // conflict.
  const [base] = useState(versions[0]!)
  const { title, titleEn, html, htmlEn } = base
  const [edit, setEdit] = useState({ title, titleEn, html, htmlEn })
  const [isAsking, setAsking] = useState(false)
  const change = (part: Partial<typeof edit>) => setEdit((before) => ({ ...before, ...part }))
  const isDirty = (['title', 'titleEn', 'html', 'htmlEn'] as const).some(
    (field) => edit[field] !== base[field],
  )
  const isWhole = edit.title.trim().length > 1 && edit.html.trim().length >= 20
  const mayLeave = useLeaving(isDirty, texts)

  async function close(): Promise<void> {
    if (!isDirty || (await mayLeave())) onClose()
  }

  return (
    <div className={styles.stack}>
      <Panel>
        <Form layout="vertical" className={styles.pair} component="div">
          <Form.Item
            label={texts.chineseTitle}
            htmlFor="agreement-title"
            {...(edit.title.trim().length < 2 && { validateStatus: 'error', help: texts.needed })}
          >
            <Input
              id="agreement-title"
              value={edit.title}
              maxLength={40}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Form.Item>
          <Form.Item label={texts.nameEn} htmlFor="agreement-title-en">
            <Input
              id="agreement-title-en"
              value={edit.titleEn}
              maxLength={80}
              onChange={({ target }) => change({ titleEn: target.value })}
            />
          </Form.Item>
        </Form>
      </Panel>
      <RichEditor
        title={texts.textZh}
        value={edit.html}
        onChange={(value) => change({ html: value })}
      />
      <RichEditor
        title={texts.textEn}
        value={edit.htmlEn}
        onChange={(value) => change({ htmlEn: value })}
      />
      <div className={styles.buttons}>
        <Button type="primary" disabled={!isDirty || !isWhole} onClick={() => setAsking(true)}>
          {texts.publish}
        </Button>
        <Button onClick={() => void close()}>{texts.cancel}</Button>
      </div>
      {isAsking && (
        <PublishForm
          of={{ input: { code, ...edit, version: base.version }, isNeeded, members }}
          onDone={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

interface Publishing {
  input: Omit<PublishInput, 'reason'>
  /** It is agreed to anew. */
  isNeeded: boolean
  members: number
}

const PublishForm = defineForm({
  texts: agreementTexts,
  initial: (_of: Publishing) => ({ reason: '' }),
  useOwn: () => usePublish(),
  inputOf: ({ reason }, { input }): PublishInput => ({ ...input, reason }),
  send: (_api, input, _requestId, publishing) => publishing.mutateAsync(input),
  title: ({ texts, locale, of: { input } }) => texts.publishTitle(nameOf(input, locale)),
  hint: ({ texts, of: { isNeeded, members } }) =>
    isNeeded ? texts.publishAsk(members) : texts.publishHint,
  ok: ({ texts }) => texts.publish,
  fields: ({ texts }) => (
    <ReasonField
      label={texts.reason}
      extra={texts.reasonHint}
      needed={texts.needed}
      least={2}
      most={200}
      isFirst
    />
  ),
  done: ({ texts }) => texts.published,
})
