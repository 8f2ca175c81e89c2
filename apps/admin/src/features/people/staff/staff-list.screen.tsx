import type { StaffRow } from '@mallard/contract/people/staff/staff.calls'
import { roleText } from '@mallard/contract/people/staff/role-words'
import { Button } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import type { Store } from '#platform/session.ts'
import { FloorPeople } from './floor-people.tsx'
import { StaffForm } from './staff.form.tsx'
import { useFactorHolders } from './reset-factor.tsx'
import { staffTexts } from './staff.texts.ts'
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

export default defineList({
  texts: staffTexts,
  filters: {},
  name: 'staff.list',
  read: (api) => asPage(api.staff.list.query(), wholePage),
  isWhole: true,
  useOwn: () => ({ ...useSaveStaff(), holders: useFactorHolders() }),
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
  above: () => <FloorPeople />,
  rowKey: 'id',
  columns: ({ texts, locale, open, session: { me, scope } }, { setActive, holders }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <StaffName row={row} isMe={row.id === me.id} hasFactor={holders.includes(row.id)} />
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
              {roleText(role, locale === 'en')}{' '}
              <span className="soft">· {storeName(me.stores, storeId) ?? texts.everyStore}</span>
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
        <>
          <Button
            type="text"
            size="small"
            onClick={() => open((close) => <StaffForm of={row} onClose={close} />)}
          >
            {texts.change}
          </Button>
          {row.id !== me.id && (
            <Button
              type="text"
              size="small"
              danger={row.active}
              onClick={() => void setActive(row)}
            >
              {row.active ? texts.deactivate : texts.activate}
            </Button>
          )}
          <Link
            to={auditAddress(scope, `staff ${row.id}`)}
            className="soft small"
            style={{ padding: '0 8px' }}
          >
            {texts.history}
          </Link>
        </>
      ),
    },
  ],
  width: 640,
})
