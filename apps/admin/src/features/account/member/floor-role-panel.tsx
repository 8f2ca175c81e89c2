import type { AdminMemberPage } from '@mallard/contract/account/member/member-admin.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { FloorRoleForm } from './floor-role.form.tsx'
import { floorTexts } from '#platform/floor.texts.ts'

/** What a member is on this store's floor, and for the owner the way to change it. */
export function FloorRolePanel({
  member,
}: {
  member: Pick<AdminMemberPage, 'memberId' | 'nickname' | 'floorRole'>
}) {
  const texts = floorTexts.use()
  const { can } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('staff.write') && member.floorRole === null) return null
  return (
    <Panel title={texts.title}>
      <p>{texts[member.floorRole ?? 'none']}</p>
      {can('staff.write') && <Button onClick={() => setIsOpen(true)}>{texts.change}</Button>}
      {isOpen && <FloorRoleForm of={member} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}
