import { avatars } from '@mallard/contract/account/member/avatars'
import type { Uploaded } from '@mallard/contract/shop/upload/upload.calls'
import { CameraIcon } from '@mallard/ui/icons'
import { Sheet } from '@mallard/ui/sheet'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { ApiError } from '#platform/api-error.ts'
import { useApi } from '#platform/api.ts'
import { pictureSender } from '#platform/upload/send-picture.ts'
import { settingTexts } from './setting.texts.ts'
import styles from './setting.module.css'

interface AvatarSheetProps {
  open: boolean
  onClose: () => void
  value: string
  onChange: (avatar: string) => void
  /** A picture of one's own, once it has arrived. */
  onPicture: (picture: Uploaded) => void
}

/** A picture of one's own, or the drawn ones as radios: arrows move. */
export function AvatarSheet({ open, onClose, value, onChange, onPicture }: AvatarSheetProps) {
  const texts = settingTexts()
  const api = useApi()
  const [progress, setProgress] = useState<number>()

  async function send(file: File | undefined) {
    if (!file || progress !== undefined) return
    setProgress(0)
    try {
      onPicture(
        await pictureSender(api, 'avatar')(file, {
          onProgress: setProgress,
          signal: new AbortController().signal,
        }),
      )
    } catch (error) {
      // What the server refuses, the shell has told already.
      if (!(error instanceof ApiError)) toast(texts.avatarFailed)
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title={texts.chooseAvatar}>
      <label className={styles.ownPicture}>
        <CameraIcon size={20} />
        <span aria-live="polite">
          {progress === undefined
            ? texts.ownPicture
            : texts.sendingPicture(Math.round(progress * 100))}
        </span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={progress !== undefined}
          onChange={(event) => {
            void send(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <div role="radiogroup" aria-label={texts.chooseAvatar} className={styles.faces}>
        {avatars.map((avatar, index) => (
          <label key={avatar} className={styles.option}>
            <input
              type="radio"
              name="avatar"
              value={avatar}
              checked={avatar === value}
              aria-label={texts.avatars(index + 1)}
              onChange={() => onChange(avatar)}
            />
            <img
              className={`${styles.face} ${styles.large}`}
              src={avatar}
              alt=""
              width={64}
              height={64}
            />
          </label>
        ))}
      </div>
    </Sheet>
  )
}
