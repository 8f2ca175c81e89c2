import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Drawer, Form, Input } from 'antd'
import { isRefusal } from '#platform/api-error.ts'
import { FolderSelect } from '#platform/media/folder-select.tsx'
import { mediaTexts } from '#platform/media/media.texts.ts'
import { type MediaEdit, useRemoveMedia, useSaveMedia } from '#platform/media/use-media.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, pictureUrl } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './media.module.css'
import { ReplaceButton } from './replace-button.tsx'
import { UsesList } from './uses-list.tsx'

const width = 420
const isConflict = (failure: unknown) => isRefusal(failure, 'versionConflict')

/** One picture at the side of the library. */
export function MediaDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = mediaTexts.use()
  const { api, canEverywhere } = useSession()
  const answer = useQuery({
    ...api.mediaAdmin.detail.query({ id }),
    refetchOnWindowFocus: false,
    staleTime: 0,
  })
  if (answer.data && canEverywhere('media.write'))
    return <MediaForm of={answer.data} onClose={onClose} />
  return (
    <Drawer open size={width} title={texts.details} onClose={onClose}>
      <Loaded answer={answer}>{(media) => <Look media={media} />}</Loaded>
    </Drawer>
  )
}

/** The picture, and what is known of it. */
function Look({ media: { id, picture, bytes, createdAt, name, alt } }: { media: Media }) {
  const texts = mediaTexts.use()
  return (
    <>
      <a
        className={styles.preview}
        href={picture.url}
        target="_blank"
        rel="noreferrer"
        style={{ background: picture.color || undefined }}
      >
        <img src={pictureUrl(picture.url, 750)} alt={alt || name} />
      </a>
      <div className={styles.known}>
        <Facts
          facts={[
            [texts.size, `${picture.width} × ${picture.height}`],
            ...(bytes > 0
              ? [[texts.bytes, `${Math.max(1, Math.round(bytes / 1024))} KB`] as const]
              : []),
            [texts.added, dateTime(createdAt)],
            [texts.usedBy, <UsesList key="uses" id={id} />],
          ]}
        />
      </div>
    </>
  )
}

const MediaForm = defineForm({
  texts: mediaTexts,
  shape: 'drawer',
  width,
  initial: ({ name, alt, altEn, folderId }: Media): MediaEdit => ({ name, alt, altEn, folderId }),
  useOwn: (before) => ({ before, saving: useSaveMedia(before.id) }),
  inputOf: (values, _begun, { version }) => ({
    ...values,
    alt: values.alt.trim(),
    altEn: values.altEn.trim(),
    version,
  }),
  send: (_api, input, _requestId, { saving }) => saving.mutateAsync(input),
  title: ({ texts }) => texts.details,
  ok: ({ texts }) => texts.save,
  beside: ({ of: { id }, close }) => <RemoveButton id={id} onDone={close} />,
  isSaidByFields: isConflict,
  fields: ({ of, own: { before }, failure }) => (
    <MediaFields media={of} before={before} hasConflict={isConflict(failure)} />
  ),
  done: ({ texts }) => texts.saved,
})

function RemoveButton({ id, onDone }: { id: number; onDone: () => void }) {
  const texts = mediaTexts.use()
  const feedback = useFeedback()
  const removing = useRemoveMedia()
  async function remove(): Promise<void> {
    if (
      !(await feedback.ask({
        title: texts.removeAsk(1),
        text: texts.removeHint,
        ok: texts.delete,
        isDangerous: true,
      }))
    )
      return
    removing.mutate([id], {
      onSuccess: () => {
        feedback.done(texts.removed)
        onDone()
      },
      onError: feedback.failed,
    })
  }

  return (
    <Button danger loading={removing.isPending} onClick={() => void remove()}>
      {texts.delete}
    </Button>
  )
}

interface MediaFieldsProps {
  media: Media
  /** As one began: what another person saved since then stands beside the fields. */
  before: Media
  hasConflict: boolean
}

function MediaFields({ media, before, hasConflict }: MediaFieldsProps) {
  const texts = mediaTexts.use()
  const theirs = (field: 'name' | 'alt' | 'altEn') =>
    before[field] !== media[field] && `${texts.theirs}：${media[field]}`
  return (
    <>
      <Look media={media} />
      <ReplaceButton media={media} />
      {hasConflict && <Alert type="warning" title={texts.conflict} style={{ margin: '12px 0' }} />}
      <Form.Item
        name="name"
        label={texts.name}
        extra={theirs('name')}
        rules={[{ required: true, whitespace: true, message: texts.needName }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="folderId" label={texts.folder}>
        <FolderSelect isPlace />
      </Form.Item>
      <Form.Item name="alt" label={texts.alt} extra={theirs('alt') || texts.altHint}>
        <Input.TextArea maxLength={120} autoSize={{ minRows: 1, maxRows: 3 }} />
      </Form.Item>
      <Form.Item name="altEn" label={texts.altEn} extra={theirs('altEn')}>
        <Input.TextArea maxLength={200} autoSize={{ minRows: 1, maxRows: 3 }} lang="en" />
      </Form.Item>
    </>
  )
}
