import { floorRoles, type FloorRole } from '@mallard/contract/people/floor/floor.codes'
import { Form, Radio } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { floorTexts } from '#platform/floor.texts.ts'

interface FloorMember {
  readonly memberId: number
  readonly nickname: string
  readonly floorRole: FloorRole | null
}

/** Gives a member a role on this store's floor, another one, or none. */
export const FloorRoleForm = defineForm({
  texts: floorTexts,
  initial: ({ floorRole }: FloorMember) => ({ role: floorRole ?? ('none' as const) }),
  inputOf: ({ role }: { role: FloorRole | 'none' }, { memberId }) => ({ memberId, role }),
  send: (api, input) => api.floorAdmin.save(input),
  changes: (api) => [
    api.memberAdmin,
    api.pointsAdmin,
    api.levelAdmin,
    api.floorAdmin.list,
    api.staff.audit,
  ],
  title: ({ texts, of }) => texts.changeTitle(of.nickname),
  hint: ({ texts }) => texts.hint,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <Form.Item name="role" label={texts.title}>
      <Radio.Group style={{ display: 'grid', gap: 12 }}>
        <Radio value="none">{texts.none}</Radio>
        {floorRoles.map((role) => (
          <Radio key={role} value={role}>
            {texts[role]}
            <div className="soft small">{texts[`${role}Hint`]}</div>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  ),
  done: ({ texts }) => texts.saved,
})
