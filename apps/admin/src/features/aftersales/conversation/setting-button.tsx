import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useSession } from '#platform/session.ts'
import { conversationTexts } from './conversation.texts.ts'
import { SettingForm } from './setting.form.tsx'

/** Opens the settings of the service. */
export function SettingButton() {
  const texts = conversationTexts.use()
  const { api, can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(api.conversationAdmin.setting.query({}))
  if (!can('service.write')) return null
  return (
    <>
      <Button disabled={!data} onClick={() => setOpen(true)}>
        {texts.setting}
      </Button>
      {isOpen && data && <SettingForm of={data} onClose={() => setOpen(false)} />}
    </>
  )
}
