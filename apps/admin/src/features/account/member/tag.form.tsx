import { memberRecordAdmin } from '@mallard/contract/admin-limits.gen'
import type { MemberTag } from '@mallard/contract/account/member/member-record-admin.calls'
import { tagColors } from '@mallard/contract/account/member/member-tag.codes'
import { Form, Radio } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import styles from './member.module.css'
import { recordTexts } from './record.texts.ts'
import { TagPill } from './tag-pill.tsx'

/** Adds a tag or changes one. */
export const TagForm = defineForm({
  texts: recordTexts,
  width: 440,
  limits: memberRecordAdmin.saveTag,
  initial: (tag: MemberTag | undefined, { canEverywhere }) => ({
    name: tag?.name ?? '',
    color: tag?.color ?? ('grey' as const),
    isOfStore: tag?.isOfStore ?? !canEverywhere('member.write'),
  }),
  inputOf: (values, tag) => ({ ...values, ...(tag && { id: tag.id }) }),
  send: (api, input, requestId) => api.memberRecordAdmin.saveTag({ ...input, requestId }),
  changes: (api) => [api.memberRecordAdmin, api.staff.audit],
  draft: (tag) => `member-tag:${tag?.id ?? ''}`,
  title: ({ texts, of }) => (of ? texts.editTitle(of.name) : texts.addTitle),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of, session: { canEverywhere } }) => (
    <>
      <TextField name="name" label={texts.tagName} isFirst />
      <Form.Item name="color" label={texts.color}>
        <Radio.Group>
          <div className={styles.colors}>
            {tagColors.map((color) => (
              <Radio key={color} value={color}>
                <TagPill tag={{ name: texts[color], color }} />
              </Radio>
            ))}
          </div>
        </Radio.Group>
      </Form.Item>
      <Form.Item name="isOfStore" label={texts.where}>
        <Radio.Group
          disabled={of !== undefined || !canEverywhere('member.write')}
          options={[
            { value: false, label: texts.ofBrand },
            { value: true, label: texts.ofStore },
          ]}
        />
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
