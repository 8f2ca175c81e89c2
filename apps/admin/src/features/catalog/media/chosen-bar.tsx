import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { mediaTexts } from '#platform/media/media.texts.ts'
import { useMoveMedia, useRemoveMedia } from '#platform/media/use-media.ts'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './media.module.css'

/** What can be done with the pictures that are chosen. */
export function ChosenBar({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const texts = mediaTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const { data } = useQuery(api.mediaAdmin.folders.query())
  const moving = useMoveMedia()
  const removing = useRemoveMedia()
  const folders = [
    { key: '0', label: texts.unfiled },
    ...(data?.folders.map(({ id, name }) => ({ key: String(id), label: name })) ?? []),
  ]

  function end(text: string): void {
    feedback.done(text)
    onDone()
  }
  async function remove(): Promise<void> {
    if (
      !(await feedback.ask({
        title: texts.removeAsk(ids.length),
        text: texts.removeHint,
        ok: texts.delete,
        isDangerous: true,
      }))
    )
      return
    removing.mutate([...ids], { onSuccess: () => end(texts.removed), onError: feedback.failed })
  }

  return (
    <div className={styles.chosenBar} role="region" aria-label={texts.chosen(ids.length)}>
      <span>{texts.chosen(ids.length)}</span>
      <Dropdown
        trigger={['click']}
        menu={{
          items: folders,
          onClick: ({ key }) =>
            moving.mutate(
              { ids: [...ids], folderId: Number(key) },
              { onSuccess: () => end(texts.moved), onError: feedback.failed },
            ),
        }}
      >
        <Button size="small" loading={moving.isPending}>
          {texts.move}
        </Button>
      </Dropdown>
      <Button size="small" danger loading={removing.isPending} onClick={() => void remove()}>
        {texts.delete}
      </Button>
      <Button size="small" type="text" onClick={onDone}>
        {texts.unselect}
      </Button>
    </div>
  )
}
