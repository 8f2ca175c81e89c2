import { mayGiveAll } from '@mallard/contract/people/staff/rights'
import type { RoleRow } from '@mallard/contract/people/staff/role.calls'
import type { StaffRow } from '@mallard/contract/people/staff/staff.calls'
import { Button } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { type Session, type Store, useSession } from '#platform/session.ts'
import { FactorRule } from './factor-rule.tsx'
import { FloorPeople } from './floor-people.tsx'
import { useFactorHolders } from './reset-factor.tsx'
import { rightsAt } from './rights-at.ts'
import { StaffForm } from './staff.form.tsx'
import { staffTexts } from './staff.texts.ts'
import { useRoles } from './use-roles.ts'
import { useSaveStaff } from './use-staff.ts'

/** undefined for every store. */
function storeName(stores: readonly Store[], id: number | null): string | undefined {
  return id === null
    ? undefined
    : (stores.find(({ storeId }) => storeId === id)?.name ?? String(id))
}

interface StaffNameProps {
  readonly row: StaffRow
  readonly isMe: boolean
  readonly hasFactor: boolean
}

function StaffName({ row, isMe, hasFactor }: StaffNameProps) {
  const texts = staffTexts.use()
  return (
    <div>
      <div style={{ fontWeight: 500 }}>
        {row.name}
        {isMe && <span className="soft"> ({texts.you})</span>}
        {hasFactor && (
          <>
            {' '}
            <Pill tone="blue">{texts.factor}</Pill>
          </>
        )}
      </div>
      <div className="soft small">{row.login}</div>
    </div>
  )
}

/** Whether somebody may be changed: who may give all that they have. */
function mayChange(session: Session, roles: readonly RoleRow[], row: StaffRow): boolean {
  const given = row.roles.flatMap(({ role, storeId }) => {
    const found = roles.find((each) => each.role === role)
    return found ? [{ storeId, rights: found.rights }] : []
  })
  const isKnown = given.length === row.roles.length
  return isKnown && mayGiveAll((storeId) => rightsAt(session, storeId), given)
}

interface StaffActionsProps {
  readonly row: StaffRow
  readonly isChangeable: boolean
  readonly onChange: () => void
  readonly onActive: () => void
}

function StaffActions({ row, isChangeable, onChange, onActive }: StaffActionsProps) {
  const texts = staffTexts.use()
  const { me, scope, can } = useSession()
  return (
    <>
      {isChangeable && (
        <Button type="text" size="small" onClick={onChange}>
          {texts.change}
        </Button>
      )}
      {isChangeable && row.id !== me.id && (
        <Button type="text" size="small" danger={row.active} onClick={onActive}>
          {row.active ? texts.deactivate : texts.activate}
        </Button>
      )}
      {can('audit.read') && (
        <Link
          to={auditAddress(scope, `staff ${row.id}`)}
          className="soft small"
          style={{ padding: '0 8px' }}
        >
          {texts.history}
        </Link>
      )}
    </>
  )
}

export default defineList({
  texts: staffTexts,
  filters: {},
  name: 'staff.list',
  read: (api) => asPage(api.staff.list.query(), wholePage),
  isWhole: true,
  useOwn: () => ({ ...useSaveStaff(), holders: useFactorHolders(), ...useRoles() }),
  head: ({ texts, open }) => ({
    title: texts.staff,
    hint: texts.staffHint,
    actions: (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() => open((close) => <StaffForm of={undefined} onClose={close} />)}
      >
        {texts.add}
      </Button>
    ),
  }),
  above: ({ session: { can } }) =>
    can('staff.write') && (
      <>
        <FactorRule />
        <FloorPeople />
      </>
    ),
  rowKey: 'id',
  columns: ({ texts, open, session }, { setActive, holders, roles, nameOf }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <StaffName row={row} isMe={row.id === session.me.id} hasFactor={holders.includes(row.id)} />
      ),
    },
    {
      title: texts.roles,
      key: 'roles',
      card: 'wide',
      render: (_, row) => (
        <ul>
          {row.roles.map(({ role, storeId }) => (
            <li key={`${role}-${storeId}`}>
              {nameOf(role)}{' '}
              <span className="soft">
                · {storeName(session.me.stores, storeId) ?? texts.everyStore}
              </span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: texts.status,
      key: 'status',
      card: 'corner',
      width: 130,
      render: (_, row) => (
        <Pill tone={row.active ? 'good' : 'plain'}>
          {row.active ? texts.active : texts.inactive}
        </Pill>
      ),
    },
    {
      title: <span className="sr-only">{texts.edit}</span>,
      key: 'actions',
      align: 'right',
      width: 280,
      render: (_, row) => (
        <StaffActions
          row={row}
          isChangeable={mayChange(session, roles, row)}
          onChange={() => open((close) => <StaffForm of={row} onClose={close} />)}
          onActive={() => void setActive(row)}
        />
      ),
    },
  ],
  width: 640,
})
