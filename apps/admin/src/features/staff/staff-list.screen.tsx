import { roleText } from '@mallard/contract/staff/role-words'
import type { StaffRow } from '@mallard/contract/staff/staff.calls'
import { useQuery } from '@tanstack/react-query'
import { Button, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { StaffForm } from './staff.form.tsx'
import { staffTexts } from './staff.texts.ts'
import { staffKey, useSaveStaff } from './use-staff.ts'

export default function StaffListScreen() {
  const texts = staffTexts.use()
  const isEnglish = useLocale() === 'en'
  const { api, scope, me } = useSession()
  const [edited, setEdited] = useState<StaffRow | 'new'>()
  const { data, error, isPending, refetch } = useQuery({ queryKey: staffKey(scope), queryFn: ({ signal }) => api.staff.list({}, signal) })
  const { setActive } = useSaveStaff()
  const storeName = (storeId: number | null) =>
    storeId === null ? texts.everyStore : (me.stores.find((store) => store.storeId === storeId)?.name ?? String(storeId))

  const columns: TableColumnsType<StaffRow> = [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <div>
          <div style={{ fontWeight: 500 }}>
            {row.name}
            {row.id === me.id && <span className="soft"> ({texts.you})</span>}
          </div>
          <div className="soft small">{row.login}</div>
        </div>
      ),
    },
    {
      title: texts.roles,
      key: 'roles',
      render: (_, row) => (
        <ul>
          {row.roles.map(({ role, storeId }) => (
            <li key={`${role}-${storeId}`}>
              {roleText(role, isEnglish)} <span className="soft">· {storeName(storeId)}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      title: texts.status,
      key: 'status',
      width: 130,
      render: (_, row) => <Pill tone={row.active ? 'good' : 'plain'}>{row.active ? texts.active : texts.inactive}</Pill>,
    },
    {
      title: <span className="sr-only">{texts.edit}</span>,
      key: 'actions',
      align: 'right',
      width: 280,
      render: (_, row) => (
        <>
          <Button type="text" size="small" onClick={() => setEdited(row)}>
            {texts.change}
          </Button>
          {row.id !== me.id && (
            <Button type="text" size="small" danger={row.active} onClick={() => void setActive(row)}>
              {row.active ? texts.deactivate : texts.activate}
            </Button>
          )}
          <Link to={auditAddress(scope, `staff ${row.id}`)} className="soft small" style={{ padding: '0 8px' }}>
            {texts.history}
          </Link>
        </>
      ),
    },
  ]

  return (
    <>
      <PageHeader
        title={texts.staff}
        hint={texts.staffHint}
        actions={
          <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setEdited('new')}>
            {texts.add}
          </Button>
        }
      />
      <Panel isFlush>
        {error && !data ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Table rowKey="id" columns={columns} dataSource={data} loading={isPending} pagination={false} scroll={{ x: 640 }} />
        )}
      </Panel>
      {edited && <StaffForm person={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
