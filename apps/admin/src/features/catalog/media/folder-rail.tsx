import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { mediaTexts } from '#platform/media/media.texts.ts'
import { useRemoveFolder, useSaveFolder } from '#platform/media/use-media.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './media.module.css'

interface FolderRailProps {
  /** 0: in no folder; undefined: all. */
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
  isReadOnly: boolean
}

/** Folders of the library, each with how much it holds. */
export function FolderRail({ chosen, onChoose, isReadOnly }: FolderRailProps) {
  const texts = mediaTexts.use()
  const { api } = useSession()
  const { data } = useQuery(api.mediaAdmin.folders.query())
  const [edited, setEdited] = useState<Folder>()
  const { remove } = useFolderRemoval(() => onChoose(undefined))
  const current = data?.folders.find(({ id }) => id === chosen)
  const entries = [
    { id: undefined, name: texts.all, holds: data?.total },
    ...(data?.folders.map(({ id, name, count: holds }) => ({ id, name, holds })) ?? []),
    { id: 0, name: texts.unfiled, holds: data?.unfiled },
  ]
  return (
    <aside className={styles.rail}>
      <nav aria-label={texts.folder}>
        <ul>
          {entries.map(({ id, name, holds }) => (
            <li key={id ?? 'all'}>
              <button
                type="button"
                className={styles.folder}
                aria-current={id === chosen ? 'true' : undefined}
                onClick={() => onChoose(id)}
              >
                <Icon name={id === undefined ? 'media' : 'folder'} size={16} />
                <span className={styles.folderName}>{name}</span>
                <span className={styles.count}>{holds === undefined ? '' : count(holds)}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {!isReadOnly && (
        <div className={styles.railActions}>
          <Button
            size="small"
            icon={<Icon name="plus" size={14} />}
            onClick={() => setEdited({ name: '' })}
          >
            {texts.newFolder}
          </Button>
          {current && (
            <>
              <Button size="small" onClick={() => setEdited(current)}>
                {texts.renameFolder}
              </Button>
              <Button size="small" danger onClick={() => void remove(current)}>
                {texts.removeFolder}
              </Button>
            </>
          )}
        </div>
      )}
      {edited && <FolderForm of={edited} onClose={() => setEdited(undefined)} />}
    </aside>
  )
}

interface Folder {
  /** None: a new one. */
  id?: number
  name: string
}

const FolderForm = defineForm({
  texts: mediaTexts,
  width: 400,
  initial: ({ name }: Folder) => ({ name }),
  useOwn: () => useSaveFolder(),
  inputOf: ({ name }, { id }) => ({ id, name: name.trim() }),
  send: (_api, input, _requestId, saving) => saving.mutateAsync(input),
  title: ({ texts, of: { id } }) => (id === undefined ? texts.newFolder : texts.renameFolder),
  ok: ({ texts, of: { id } }) => (id === undefined ? texts.make : texts.save),
  fields: ({ texts }) => (
    <Form.Item
      name="name"
      label={texts.folderName}
      rules={[{ required: true, whitespace: true, message: texts.needName }]}
    >
      <Input maxLength={30} />
    </Form.Item>
  ),
  done: ({ texts }) => texts.saved,
})

function useFolderRemoval(onDone: () => void) {
  const texts = mediaTexts.use()
  const feedback = useFeedback()
  const removing = useRemoveFolder()
  async function remove({ id, name }: { id: number; name: string }): Promise<void> {
    const isMeant = await feedback.ask({
      title: texts.removeFolderAsk(name),
      text: texts.removeFolderHint,
      ok: texts.delete,
      isDangerous: true,
    })
    if (!isMeant) return
    removing.mutate(id, {
      onSuccess: () => {
        feedback.done(texts.removed)
        onDone()
      },
      onError: feedback.failed,
    })
  }
  return { remove }
}
