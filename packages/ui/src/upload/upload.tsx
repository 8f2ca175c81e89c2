import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { BackIcon, CameraIcon, ChevronIcon, CloseIcon, RefreshIcon } from '../icons/index.ts'
import { useLocale } from '../locale/index.ts'
import { toast } from '../toast/index.ts'
import { uploadWords } from './words.ts'
import type { UploadHandle, UploadItem } from './use-upload.ts'
import styles from './upload.module.css'

export interface UploadProps<R extends { url: string }> {
  /** From `useUpload`. */
  handle: UploadHandle<R>
  /** Spoken name of the list. */
  label: string
  /** Beside the count, for example what the pictures are for. */
  help?: ReactNode
  disabled?: boolean | undefined
  /** Asks for at most so many pictures by another way than a file field; none: given up. */
  choose?: ((max: number) => Promise<readonly File[]>) | undefined
  className?: string | undefined
}

/** Small pictures with their state; each can be moved, sent again or removed by a button. */
export function Upload<R extends { url: string }>({
  handle,
  label,
  help,
  disabled = false,
  choose,
  className,
}: UploadProps<R>) {
  const words = uploadWords[useLocale()]
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const { items, rules } = handle

  function take(files: Iterable<File> | null) {
    const rejections = handle.add([...(files ?? [])])
    if (rejections.length > 0)
      toast(rejections.map((why) => words.rejected[why](rules)).join(' · '))
    // The same file may be chosen again after it was removed.
    if (input.current) input.current.value = ''
  }

  function move(item: UploadItem<R>, by: -1 | 1) {
    handle.move(item.key, by)
    setSaid(words.movedTo(items.indexOf(item) + 1 + by))
  }

  const count = (
    <>
      <CameraIcon />
      <span>
        {items.length}/{rules.count}
      </span>
    </>
  )
  return (
    <div className={className}>
      <ul className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.key}
            className={classNames(styles.item, item.state === 'failed' && styles.failed)}
          >
            <img
              className={styles.picture}
              src={item.preview}
              alt={words.item(index + 1, items.length)}
            />
            <State item={item} />
            {!disabled && (
              <>
                <IconButton
                  className={styles.remove}
                  icon={<CloseIcon size={16} />}
                  label={words.remove(index + 1)}
                  onClick={() => handle.remove(item.key)}
                />
                {item.state === 'failed' ? (
                  <IconButton
                    className={styles.retry}
                    icon={<RefreshIcon size={20} />}
                    label={`${words.retry} ${index + 1}`}
                    onClick={() => handle.retry(item.key)}
                  />
                ) : (
                  <span className={styles.moves}>
                    {index > 0 && (
                      <IconButton
                        icon={<BackIcon size={16} />}
                        label={words.earlier(index + 1)}
                        onClick={() => move(item, -1)}
                      />
                    )}
                    {index < items.length - 1 && (
                      <IconButton
                        className={styles.later}
                        icon={<ChevronIcon size={16} />}
                        label={words.later(index + 1)}
                        onClick={() => move(item, 1)}
                      />
                    )}
                  </span>
                )}
              </>
            )}
          </li>
        ))}
        {items.length < rules.count && !disabled && (
          <li className={styles.item}>
            {choose ? (
              <button
                type="button"
                className={styles.add}
                aria-label={words.add}
                onClick={() =>
                  void choose(rules.count - items.length).then(take, () => toast(words.failed))
                }
              >
                {count}
              </button>
            ) : (
              <label className={styles.add}>
                {count}
                <input
                  ref={input}
                  type="file"
                  className={styles.input}
                  aria-label={words.add}
                  accept={rules.types.join(',')}
                  multiple={rules.count - items.length > 1}
                  onChange={(event) => take(event.target.files)}
                />
              </label>
            )}
          </li>
        )}
      </ul>
      {help && <p className={styles.help}>{help}</p>}
      <span className="sr-only" role="status">
        {said}
      </span>
    </div>
  )
}

function State({ item: { state, progress } }: { item: UploadItem }) {
  const words = uploadWords[useLocale()]
  if (state === 'done') return null
  const percent = Math.round(progress * 100)
  const text = state === 'sending' ? words.sending(percent) : words[state]
  return (
    <span className={styles.state} role={state === 'failed' ? 'alert' : undefined}>
      {state === 'sending' && (
        <span className={styles.bar} style={{ inlineSize: `${percent}%` }} aria-hidden="true" />
      )}
      {text}
    </span>
  )
}
