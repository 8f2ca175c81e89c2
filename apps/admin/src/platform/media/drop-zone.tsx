import { Button } from 'antd'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Icon } from '../parts/icons.tsx'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'

const accept = 'image/jpeg,image/png,image/webp'

/** Chooses files of this machine. */
export function UploadButton({
  onFiles,
  isPrimary = false,
}: {
  onFiles: (files: File[]) => void
  isPrimary?: boolean
}) {
  const texts = mediaTexts.use()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        icon={<Icon name="plus" size={16} />}
        onClick={() => input.current?.click()}
      >
        {texts.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={texts.upload}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

/** Takes files that are dropped on what it holds. */
export function DropZone({
  onFiles,
  isOff = false,
  children,
}: {
  onFiles: (files: File[]) => void
  isOff?: boolean
  children: ReactNode
}) {
  const texts = mediaTexts.use()
  const [isOver, setIsOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) =>
    !isOff && [...dataTransfer.types].includes('Files')
  return (
    <div
      className={styles.zone}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className={styles.over}>
          <strong>{texts.dropHere}</strong>
          <span className="soft">{texts.rules}</span>
        </div>
      )}
    </div>
  )
}
