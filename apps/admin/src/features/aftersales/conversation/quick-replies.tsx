import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { useSession } from '#platform/session.ts'
import { conversationTexts } from './conversation.texts.ts'
import styles from './conversation.module.css'

/** The store's texts that are sent often; one that is chosen can still be changed. */
export function QuickReplies({ onChoose }: { onChoose: (reply: string) => void }) {
  const texts = conversationTexts.use()
  const { api } = useSession()
  const { data } = useQuery(api.conversationAdmin.setting.query({}))
  const replies = data?.replies ?? []
  const items = replies.map((reply, key) => ({
    key,
    label: <span className={styles.reply}>{reply}</span>,
    onClick: () => onChoose(reply),
  }))
  const none = [{ key: 'none', disabled: true, label: texts.noReplies }]
  return (
    <Dropdown menu={{ items: items.length > 0 ? items : none }} trigger={['click']}>
      <Button>{texts.replies}</Button>
    </Dropdown>
  )
}
