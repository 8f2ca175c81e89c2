import { Alert, Button } from 'antd'
import { addressOf } from '#platform/places.ts'
import { navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './goods.module.css'
import { shelfTexts } from './shelf.texts.ts'
import { useArchive, useRemove } from './use-goods.ts'

/** On the page of goods that are made no more: the way back, and the way out for good. */
export function ArchivedNote({ id, at }: { id: number; at: number }) {
  const texts = shelfTexts.use()
  const { scope, canEverywhere } = useSession()
  const feedback = useFeedback()
  const archiving = useArchive(id)
  const removing = useRemove(id, () => void navigate(addressOf(scope, 'goods')))

  async function remove(): Promise<void> {
    const { removeAsk: title, removeHint: text, delete: ok } = texts
    if (await feedback.ask({ title, text, ok, isDangerous: true })) removing.mutate()
  }
  return (
    <div className={styles.shelfNotes}>
      <Alert
        type="warning"
        showIcon
        title={texts.archivedAt(dateTime(at))}
        description={texts.archivedHint}
        action={
          canEverywhere('goods.write') && (
            <span className={styles.saveActions}>
              <Button
                size="small"
                loading={archiving.isPending}
                onClick={() => archiving.mutate(false)}
              >
                {texts.restore}
              </Button>
              <Button
                size="small"
                danger
                loading={removing.isPending}
                onClick={() => void remove()}
              >
                {texts.delete}
              </Button>
            </span>
          )
        }
      />
    </div>
  )
}
