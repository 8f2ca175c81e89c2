import { type Role, roleNames } from '@mallard/contract/people/staff/rights'
import { roleText } from '@mallard/contract/people/staff/role-words'
import type { StaffRow } from '@mallard/contract/people/staff/staff.calls'
import { Button, Form, Input, Select, Switch } from 'antd'
import { FirstPassword } from '#platform/form/first-password.tsx'
import { DrawerForm } from '#platform/parts/drawer-form.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { rightsText } from './role-rights.ts'
import { staffTexts } from './staff.texts.ts'
import { useSaveStaff } from './use-staff.ts'

interface Wanted {
  login: string
  name: string
  active: boolean
  password: string
  roles: { role: Role; storeId: number }[]
}

/** Stands for "every store" in the list of choices. */
const every = 0

export function StaffForm({
  person,
  onClose,
}: {
  person: StaffRow | undefined
  onClose: () => void
}) {
  const texts = staffTexts.use()
  const locale = useLocale()
  const feedback = useFeedback()
  const { me, scope } = useSession()
  const [form] = Form.useForm<Wanted>()
  const { saving } = useSaveStaff()
  const isSelf = person?.id === me.id
  const stores = [
    { value: every, label: texts.everyStore },
    ...me.stores
      .filter((store) => store.partnerId === scope.partnerId)
      .map(({ storeId, name }) => ({ value: storeId, label: name })),
  ]
  const roles = roleNames.map((role) => ({
    value: role,
    label: roleText(role, locale === 'en'),
    can: rightsText(role, locale),
  }))
  const initial: Wanted = {
    login: person?.login ?? '',
    name: person?.name ?? '',
    active: person?.active ?? true,
    password: '',
    roles: person?.roles.map(({ role, storeId }) => ({ role, storeId: storeId ?? every })) ?? [
      { role: 'service', storeId: scope.storeId },
    ],
  }

  const queryOf = ({ login, name, active, password, roles: held }: Wanted) => ({
    login,
    name,
    active,
    roles: held.map(({ role, storeId }) => ({ role, storeId: storeId === every ? null : storeId })),
    ...(person ? { id: person.id } : {}),
    ...(password ? { password } : {}),
  })

  return (
    <DrawerForm
      width={480}
      title={person ? texts.edit : texts.add}
      ok={texts.save}
      form={form}
      initial={initial}
      call={saving}
      inputOf={queryOf}
      onDone={(_, { login, password }: Wanted) => {
        if (password && !isSelf) feedback.note(texts.saved, texts.tellPassword(login, password))
        else feedback.done(texts.saved)
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={texts.name}
        rules={[{ required: true, whitespace: true, message: texts.needName }]}
      >
        <Input maxLength={30} autoFocus />
      </Form.Item>
      <Form.Item
        name="login"
        label={texts.login}
        rules={[
          { required: true, pattern: /^[a-z0-9][a-z0-9._-]{2,31}$/, message: texts.loginRule },
        ]}
      >
        <Input maxLength={32} autoCapitalize="off" spellCheck={false} />
      </Form.Item>
      <FirstPassword
        form={form}
        label={person ? texts.resetPassword : texts.firstPassword}
        hint={person ? texts.resetHint : undefined}
        isNeeded={!person}
      />
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
                <Form.Item name={[name, 'role']} noStyle>
                  <Select
                    aria-label={texts.role}
                    options={roles}
                    style={{ flex: 1 }}
                    virtual={false}
                    listHeight={420}
                    popupMatchSelectWidth={320}
                    optionRender={({ data }) => (
                      <div>
                        {data.label}
                        <div
                          className="soft small"
                          style={{ whiteSpace: 'normal', fontWeight: 400 }}
                        >
                          {data.can}
                        </div>
                      </div>
                    )}
                  />
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
      <Form.Item name="active" label={texts.canSignIn} valuePropName="checked">
        <Switch disabled={isSelf} aria-label={texts.canSignIn} />
      </Form.Item>
    </DrawerForm>
  )
}
