import type { PictureRef } from '@mallard/contract/fields'
import { Button } from 'antd'
import { useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { MediaPicker } from './media-picker.tsx'
import styles from './media.module.css'
import { mediaTexts } from './media.texts.ts'

interface PictureFieldProps {
  value?: PictureRef | null
  onChange?: (pic: PictureRef | null) => void
  /** What it is the picture of. */
  label: string
}

/** One picture of the library, or none. */
export function PictureField({ value, onChange, label }: PictureFieldProps) {
  const texts = mediaTexts.use()
  const [isPicking, setIsPicking] = useState(false)
  return (
    <div className={styles.pictureField} role="group" aria-label={label}>
      {value && <Thumb pic={value} size={64} />}
      <Button icon={<Icon name="media" size={16} />} onClick={() => setIsPicking(true)}>
        {value ? texts.pickAnother : texts.pickOne}
      </Button>
      {value && (
        <Button
          type="text"
          icon={<Icon name="trash" size={16} />}
          aria-label={texts.pickNone}
          onClick={() => onChange?.(null)}
        />
      )}
      {isPicking && (
        <MediaPicker
          most={1}
          onPick={([media]) => {
            if (media) onChange?.(media.picture)
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}
