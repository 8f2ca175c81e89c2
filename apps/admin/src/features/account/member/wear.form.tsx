import type { MemberTag } from '@mallard/contract/account/member/member-record-admin.calls'
import { maxTags } from '@mallard/contract/account/member/member-tag.codes'
import { useQuery } from '@tanstack/react-query'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { useSession } from '#platform/session.ts'
import { recordTexts } from './record.texts.ts'
import { TagPill } from './tag-pill.tsx'

interface Wearer {
  readonly memberId: number
  readonly nickname: string
  readonly tags: readonly MemberTag[]
}

/** Puts tags on a member, and takes others off. */
export const WearForm = defineForm({
  texts: recordTexts,
  width: 440,
  initial: ({ tags }: Wearer) => ({ tagIds: tags.map(({ id }) => id) }),
  useOwn: () => {
    const { api } = useSession()
    return useQuery(api.memberRecordAdmin.tags.query()).data ?? []
  },
  inputOf: ({ tagIds }, { memberId }) => ({ memberId, tagIds }),
  send: (api, input) => api.memberRecordAdmin.setTags(input),
  changes: (api) => [api.memberRecordAdmin, api.memberAdmin, api.staff.audit],
  title: ({ texts, of }) => texts.wearTitle(of.nickname),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, own }) => (
    <Form.Item name="tagIds" label={texts.worn}>
      <Select
        mode="multiple"
        autoFocus
        maxCount={maxTags}
        optionFilterProp="title"
        placeholder={texts.choose}
        notFoundContent={texts.none}
        options={own.map((tag) => ({
          value: tag.id,
          title: tag.name,
          label: <TagPill tag={tag} />,
        }))}
      />
    </Form.Item>
  ),
  done: ({ texts }) => texts.saved,
})
