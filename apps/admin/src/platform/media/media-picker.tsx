import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import { Button, Modal, Pagination, Select } from 'antd'
import { useState } from 'react'
import { Blank } from '../parts/blank.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { WordSearch } from '../parts/word-search.tsx'
import { useSession } from '../session.ts'
import { DropZone, UploadButton } from './drop-zone.tsx'
import { FolderSelect } from './folder-select.tsx'
import { MediaGrid } from './media-grid.tsx'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'
import { UploadTray } from './upload-tray.tsx'
import { useMediaPage, useUploads } from './use-media.ts'

const pageSize = 24

interface MediaPickerProps {
  /** Pictures that may be chosen. */
  most: number
  onPick: (chosen: readonly Media[]) => void
  onClose: () => void
}

/**
 * Chooses pictures out of the library, in the order in which they are pressed; what is uploaded
 * here is chosen.
 */
export function MediaPicker({ most, onPick, onClose }: MediaPickerProps) {
  const texts = mediaTexts.use()
  const { canEverywhere } = useSession()
  const [q, setQ] = useState('')
  const [folderId, setFolderId] = useState<number>()
  const [use, setUse] = useState<'all' | 'used' | 'unused'>('all')
  const [pageNum, setPageNum] = useState(1)
  const [chosen, setChosen] = useState<readonly Media[]>([])
  const answer = useMediaPage({
    pageNum,
    pageSize,
    use,
    ...(q && { q }),
    ...(folderId !== undefined && { folderId }),
  })

  const { data } = answer
  const choose = (media: Media) =>
    setChosen((before) =>
      before.length < most && !before.some(({ id }) => id === media.id)
        ? [...before, media]
        : before,
    )
  const toggle = (media: Media) =>
    chosen.some(({ id }) => id === media.id)
      ? setChosen(chosen.filter(({ id }) => id !== media.id))
      : choose(media)
  const uploads = useUploads(folderId ?? 0, choose)
  const mayUpload = canEverywhere('media.write')
  const isSending = uploads.uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  function ask(change: () => void): void {
    change()
    setPageNum(1)
  }

  return (
    <Modal
      open
      width={860}
      title={texts.pickTitle}
      okText={texts.pick(chosen.length)}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: chosen.length === 0 || isSending }}
      onOk={() => onPick(chosen)}
      onCancel={onClose}
    >
      <div className={styles.pickBar}>
        <WordSearch
          label={texts.search}
          hint={texts.searchHint}
          asked={q}
          onAsk={(word) => ask(() => setQ(word))}
        />
        <FolderSelect value={folderId} onChange={(id) => ask(() => setFolderId(id))} />
        <Select
          aria-label={texts.use}
          value={use}
          onChange={(value) => ask(() => setUse(value))}
          options={[
            { value: 'all' as const, label: texts.anyUse },
            { value: 'unused' as const, label: texts.unused },
            { value: 'used' as const, label: texts.used },
          ]}
          style={{ width: 110 }}
        />
        {mayUpload && <UploadButton onFiles={uploads.add} />}
        <span className="soft small" role="status">
          {texts.most(most - chosen.length)}
        </span>
      </div>
      <UploadTray of={uploads} isInside />
      <DropZone onFiles={uploads.add} isOff={!mayUpload}>
        <div className={styles.pickBody}>
          <Loaded answer={answer}>
            {({ list }) =>
              list.length > 0 ? (
                <MediaGrid items={list} chosen={chosen.map(({ id }) => id)} onToggle={toggle} />
              ) : (
                <Blank
                  title={
                    q || use !== 'all' || folderId !== undefined ? texts.noneFound : texts.none
                  }
                  isSmall
                >
                  {mayUpload ? (
                    <span className="soft">{texts.rules}</span>
                  ) : (
                    <Button onClick={onClose}>{texts.cancel}</Button>
                  )}
                </Blank>
              )
            }
          </Loaded>
        </div>
      </DropZone>
      {data && data.total > pageSize && (
        <div className={styles.pickPages}>
          <Pagination
            size="small"
            current={pageNum}
            pageSize={pageSize}
            total={data.total}
            showSizeChanger={false}
            onChange={setPageNum}
          />
        </div>
      )}
    </Modal>
  )
}
