import { Alert, Button } from 'antd'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './goods.module.css'
import { shelfTexts } from './shelf.texts.ts'
import { useArchive } from './use-goods.ts'

/** On the page of goods that are made no more, with the way back. */
export function ArchivedNote({ id, at }: { id: number; at: number }) {
  const texts = shelfTexts.use()
  const { canEverywhere } = useSession()
  const archiving = useArchive(id)
  return (
    <div className={styles.shelfNotes}>
      <Alert
        type="warning"
        showIcon
        title={texts.archivedAt(dateTime(at))}
        description={texts.archivedHint}
        action={
          canEverywhere('goods.write') && (
            <Button
              size="small"
              loading={archiving.isPending}
              onClick={() => archiving.mutate(false)}
            >
              {texts.restore}
            </Button>
          )
        }
      />
    </div>
  )
}
