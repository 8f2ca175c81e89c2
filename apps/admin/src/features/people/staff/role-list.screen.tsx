import type { RoleRow } from '@mallard/contract/people/staff/role.calls'
import { rightsText } from '@mallard/contract/people/staff/right-words'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { type EditedRole, RoleForm } from './role.form.tsx'
import { roleTexts } from './role.texts.ts'
import { nameOfRole, useRemoveRole } from './use-roles.ts'

interface RoleActionsProps {
  readonly row: RoleRow
  readonly open: (form: (close: () => void) => ReactNode) => void
  readonly onRemove: () => void
}

/** Any can be copied; the shop's own are changed, and removed when nobody has them. */
function RoleActions({ row, open, onRemove }: RoleActionsProps) {
  const texts = roleTexts.use()
  const isEnglish = useLocale() === 'en'
  const { scope, canEverywhere } = useSession()
  const mayChange =
    row.id !== null && (canEverywhere('staff.write') || row.storeId === scope.storeId)
  const edit = (of: EditedRole) => open((close) => <RoleForm of={of} onClose={close} />)
  const copyName = texts.copyOf(nameOfRole(row, isEnglish))
  return (
    <>
      {mayChange && (
        <Button type="text" size="small" onClick={() => edit({ role: row })}>
          {texts.rename}
        </Button>
      )}
      <Button type="text" size="small" onClick={() => edit({ role: row, copyName })}>
        {texts.copy}
      </Button>
      {mayChange && row.holders === 0 && (
        <Button type="text" size="small" danger onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </>
  )
}

/** Roles that are built in and the shop's own, each with all that it may do. */
export default defineList({
  texts: roleTexts,
  filters: {},
  name: 'role.list',
  read: (api) => asPage(api.role.list.query(), wholePage),
  isWhole: true,
  // What it says arrives when the row has gone.
  useOwn: () => useRemoveRole(),
  head: ({ texts, open }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() => open((close) => <RoleForm of={{}} onClose={close} />)}
      >
        {texts.add}
      </Button>
    ),
  }),
  rowKey: 'role',
  columns: ({ texts, locale, open, session: { me } }, remove) => [
    {
      title: texts.role,
      key: 'role',
      width: 150,
      render: (_, row) => (
        <div>
          <div style={{ fontWeight: 500 }}>{nameOfRole(row, locale === 'en')}</div>
          <Pill tone={row.id === null ? 'plain' : 'blue'}>
            {row.id === null ? texts.builtIn : texts.own}
          </Pill>
        </div>
      ),
    },
    {
      title: texts.rights,
      key: 'rights',
      card: 'wide',
      render: (_, { rights }) => <span className="small">{rightsText(rights, locale)}</span>,
    },
    {
      title: texts.where,
      key: 'where',
      width: 120,
      render: (_, { storeId }) =>
        storeId === null
          ? texts.everyStore
          : (me.stores.find((store) => store.storeId === storeId)?.name ?? storeId),
    },
    {
      title: texts.holders,
      key: 'holders',
      width: 90,
      card: 'corner',
      render: (_, { holders }) => texts.people(holders),
    },
    {
      title: <span className="sr-only">{texts.edit}</span>,
      key: 'actions',
      align: 'right',
      width: 170,
      card: 'last',
      render: (_, row) => <RoleActions row={row} open={open} onRemove={() => void remove(row)} />,
    },
  ],
  width: 900,
})
