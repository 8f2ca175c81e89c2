import { role as roleLimits } from '@mallard/contract/admin-limits.gen'
import { type Right, rights } from '@mallard/contract/people/staff/rights'
import { rightsText } from '@mallard/contract/people/staff/right-words'
import type { RoleRow } from '@mallard/contract/people/staff/role.calls'
import { Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { rightsAt } from './rights-at.ts'
import { RightsMatrix } from './rights-matrix.tsx'
import { roleTexts } from './role.texts.ts'

/** A role that is changed, one that is like another, or a new one. */
export interface EditedRole {
  readonly role?: RoleRow
  /** What a copy is called at first. */
  readonly copyName?: string
}

/** Stands for "every store" in the list of choices. */
const every = 0

interface Values {
  name: string
  store: number
  rights: Right[]
}

const isChanged = ({ role, copyName }: EditedRole) => role?.id != null && copyName === undefined

const placeOf = (store: number) => (store === every ? null : store)

export const RoleForm = defineForm({
  texts: roleTexts,
  shape: 'drawer',
  width: 560,
  limits: roleLimits.save,
  initial: ({ role, copyName }: EditedRole, session): Values => {
    const isWide = session.canEverywhere('staff.write')
    const store = isWide ? (role?.storeId ?? every) : session.scope.storeId
    const mine = rightsAt(session, placeOf(store))
    return {
      name: copyName ?? role?.name ?? '',
      store,
      rights: role?.rights.filter((right) => mine.includes(right)) ?? [],
    }
  },
  inputOf: ({ name, store, rights: chosen }: Values, of) => ({
    name,
    storeId: placeOf(store),
    rights: rights.filter((right) => chosen.includes(right)),
    version: isChanged(of) ? (of.role?.version ?? 0) : 0,
    ...(isChanged(of) && of.role?.id != null && { id: of.role.id }),
  }),
  send: (api, input, requestId) => api.role.save({ ...input, requestId }),
  changes: (api) => [api.role, api.staff.audit],
  title: ({ texts, of }) => (isChanged(of) ? texts.edit : texts.add),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, locale, of, session }) => (
    <>
      <TextField name="name" label={texts.roleName} wrong={texts.needName} isFirst />
      <Form.Item name="store" label={texts.where} extra={texts.whereHint}>
        <Select
          disabled={isChanged(of) || !session.canEverywhere('staff.write')}
          options={[
            { value: every, label: texts.everyStore },
            ...session.me.stores
              .filter(({ partnerId }) => partnerId === session.scope.partnerId)
              .map(({ storeId, name }) => ({ value: storeId, label: name })),
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['store', 'rights']}>
        {({ getFieldValue }) => {
          const held = (getFieldValue('rights') as Right[] | undefined) ?? []
          const mine = rightsAt(session, placeOf(getFieldValue('store') as number))
          return (
            <>
              <Form.Item
                name="rights"
                label={texts.rights}
                rules={[{ required: true, type: 'array', min: 1, message: texts.needRight }]}
              >
                <RightsMatrix mine={mine} />
              </Form.Item>
              {held.length > 0 && (
                <p className="soft small" role="status">
                  {texts.preview}: {rightsText(held, locale)}
                </p>
              )}
            </>
          )
        }}
      </Form.Item>
    </>
  ),
  done: ({ texts }) => texts.saved,
})
