import type { Media } from '@mallard/contract/catalog/media/media-admin.calls'
import { Button } from 'antd'
import { failureText } from '../api-error.ts'
import { useLocale } from '../texts.ts'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'
import { Rejected, type Upload } from './upload-queue.ts'
import type { Uploads } from './use-media.ts'

interface UploadTrayProps {
  of: Uploads
  /** Stands in its place instead of over the corner of the page: nothing below it is covered. */
  isInside?: boolean
}

/** What becomes of the files that were chosen; those that failed, with why and another try. */
export function UploadTray({ of: { uploads, again, clear }, isInside = false }: UploadTrayProps) {
  const texts = mediaTexts.use()
  if (uploads.length === 0) return null
  const open = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const worthSaying = uploads.filter(({ state }) => state === 'failed' || state === 'known')
  const sent = uploads.filter(({ state }) => state === 'done').length
  return (
    <section className={isInside ? styles.inside : styles.tray} aria-label={texts.upload}>
      <div className={styles.trayHead} role="status">
        <span>
          {open > 0 ? texts.uploading(uploads.length - open, uploads.length) : texts.uploaded(sent)}
        </span>
        {open === 0 && (
          <Button size="small" onClick={clear}>
            {texts.close}
          </Button>
        )}
      </div>
      {open > 0 && (
        <progress
          className={styles.progress}
          max={uploads.length}
          value={uploads.length - open}
          aria-label={texts.upload}
        />
      )}
      {worthSaying.length > 0 && (
        <ul className={styles.trayList}>
          {worthSaying.map((upload) => (
            <Line key={upload.id} upload={upload} onAgain={() => again(upload.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({
  upload: { file, state, failure },
  onAgain,
}: {
  upload: Upload<Media>
  onAgain: () => void
}) {
  const texts = mediaTexts.use()
  const why = useWhy()
  const isFailed = state === 'failed'
  return (
    <li className={styles.trayLine}>
      <span className={styles.trayName}>{file.name}</span>
      <span className={isFailed ? styles.bad : 'soft'}>
        {isFailed ? why(failure) : texts.known}
      </span>
      {isFailed && !(failure instanceof Rejected) && (
        <Button size="small" type="link" onClick={onAgain}>
          {texts.again}
        </Button>
      )}
    </li>
  )
}

function useWhy(): (failure: unknown) => string {
  const texts = mediaTexts.use()
  const locale = useLocale()
  const rejections = { type: texts.badType, size: texts.badSize, empty: texts.badEmpty }
  return (failure) => {
    if (failure instanceof Rejected) return rejections[failure.why]
    // What lies between the browser and the store of files answers with a number alone.
    return failure instanceof Error && /^\d{3}$/.test(failure.message)
      ? texts.badSend
      : failureText(failure, locale)
  }
}
