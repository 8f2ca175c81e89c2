import { staff } from '@mallard/contract/admin-limits.gen'
import { mayGive } from '@mallard/contract/people/staff/rights'
import { rightsText } from '@mallard/contract/people/staff/right-words'
import type { StaffRow } from '@mallard/contract/people/staff/staff.calls'
import { Button, Form, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { SwitchField, TextField } from '#platform/form/fields.tsx'
import { FirstPassword } from '#platform/form/first-password.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { ResetFactor } from './reset-factor.tsx'
import { rightsAt } from './rights-at.ts'
import { staffTexts } from './staff.texts.ts'
import { useRoles } from './use-roles.ts'

interface Wanted {
  login: string
  name: string
  active: boolean
  password: string
  roles: { role: string; storeId: number }[]
}

/** Stands for "every store" in the list of choices. */
const every = 0

/** Takes somebody on, or changes who may do what, and where. */
export const StaffForm = defineForm({
  texts: staffTexts,
  shape: 'drawer',
  limits: staff.save,
  initial: (person: StaffRow | undefined, { scope }): Wanted => ({
    login: person?.login ?? '',
    name: person?.name ?? '',
    active: person?.active ?? true,
    password: '',
    roles: person?.roles.map(({ role, storeId }) => ({ role, storeId: storeId ?? every })) ?? [
      { role: 'service', storeId: scope.storeId },
    ],
  }),
  inputOf: ({ login, name, active, password, roles }, person) => ({
    login,
    name,
    active,
    roles: roles.map(({ role, storeId }) => ({
      role,
      storeId: storeId === every ? null : storeId,
    })),
    ...(person && { id: person.id }),
    ...(password && { password }),
  }),
  send: (api, input) => api.staff.save(input),
  changes: (api) => [api.staff.list, api.role.list],
  title: ({ texts, of }) => (of ? texts.edit : texts.add),
  ok: ({ texts }) => texts.save,
  fields: ({ texts, of, form, session }) => (
    <>
      <TextField name="name" label={texts.name} wrong={texts.needName} isFirst />
      <TextField name="login" label={texts.login} wrong={texts.loginRule} letters={32} isCode />
      {of?.id !== session.me.id && (
        <FirstPassword
          form={form}
          label={of ? texts.resetPassword : texts.firstPassword}
          hint={of ? texts.resetHint : undefined}
          isNeeded={!of}
        />
      )}
      <RolesField />
      <SwitchField name="active" label={texts.canSignIn} isDisabled={of?.id === session.me.id} />
    </>
  ),
  beside: ({ of, close }) => of && <ResetFactor of={of} onDone={close} />,
  done: ({ texts }, _answer, feedback, { login, password }) => {
    if (!password) return texts.saved
    feedback.note(texts.saved, texts.tellPassword(login, password))
  },
})

/** What somebody is, and in which store. */
function RolesField() {
  const texts = staffTexts.use()
  const { me, scope, store } = useSession()
  const everywhere = me.rightsEverywhere.includes('staff.add')
  const stores = [
    ...(everywhere ? [{ value: every, label: texts.everyStore }] : []),
    ...me.stores
      .filter((each) => each.partnerId === scope.partnerId)
      .filter((each) => everywhere || each.storeId === store.storeId)
      .map(({ storeId, name }) => ({ value: storeId, label: name })),
  ]
  return (
    <Form.List
      name="roles"
      rules={[
        {
          validator: (_, held: unknown[]) =>
            held.length > 0 ? Promise.resolve() : Promise.reject(new Error(texts.needRole)),
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <div role="group" aria-label={texts.roles} style={{ marginBottom: 16 }}>
          <div className="soft" style={{ paddingBottom: 4 }}>
            {texts.roles}
          </div>
          {fields.map(({ key, name }) => (
            <div key={key} style={{ display: 'flex', gap: 8, marginBottom: 8 }}>
              <Form.Item noStyle dependencies={[['roles', name, 'storeId']]}>
                {({ getFieldValue }) => (
                  <Form.Item name={[name, 'role']} noStyle>
                    <RoleSelect place={getFieldValue(['roles', name, 'storeId']) as number} />
                  </Form.Item>
                )}
              </Form.Item>
              <Form.Item name={[name, 'storeId']} noStyle>
                <Select aria-label={texts.store} options={stores} style={{ flex: 1 }} />
              </Form.Item>
              <Button
                type="text"
                aria-label={texts.removeRole}
                icon={<Icon name="trash" size={16} />}
                disabled={fields.length === 1}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            type="dashed"
            block
            icon={<Icon name="plus" size={16} />}
            onClick={() => add({ role: 'service', storeId: scope.storeId })}
          >
            {texts.addRole}
          </Button>
        </div>
      )}
    </Form.List>
  )
}

interface RoleSelectProps {
  value?: string
  onChange?: (role: string) => void
  /** The store that it is for. */
  place: number
}

/** A role that may be given there, each with what it may do. */
function RoleSelect({ place, ...field }: RoleSelectProps) {
  const texts = staffTexts.use()
  const locale = useLocale()
  const session = useSession()
  const { roles, nameOf } = useRoles()
  const storeId = place === every ? null : place
  const mine = rightsAt(session, storeId)
  const possible = roles.filter(
    (each) =>
      each.role === field.value ||
      ((each.storeId === null || each.storeId === storeId) && mayGive(mine, each.rights)),
  )
  return (
    <Select<string, { value: string; label: string; can: string }>
      {...field}
      aria-label={texts.role}
      options={possible.map(({ role, rights }) => ({
        value: role,
        label: nameOf(role),
        can: rightsText(rights, locale),
      }))}
      style={{ flex: 1 }}
      virtual={false}
      listHeight={420}
      popupMatchSelectWidth={320}
      optionRender={({ data }) => (
        <div>
          {data.label}
          <div className="soft small" style={{ whiteSpace: 'normal', fontWeight: 400 }}>
            {data.can}
          </div>
        </div>
      )}
    />
  )
}
