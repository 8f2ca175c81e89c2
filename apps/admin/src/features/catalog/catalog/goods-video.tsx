import type { PictureRef } from '@mallard/contract/fields'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { MediaPicker } from '#platform/media/media-picker.tsx'
import { FileButton } from '#platform/parts/file-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { pictureUrl } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import type { EditedVideo } from './goods-beside.ts'
import styles from './goods-video.module.css'
import { goodsVideoTexts } from './goods-video.texts.ts'
import { useSendVideo } from './use-goods-video.ts'

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

interface GoodsVideoProps {
  video: EditedVideo | null
  /** The main picture of the goods. */
  main: PictureRef | undefined
  onChange: (video: EditedVideo | null) => void
  /** It is on its way: saving now would leave it out. */
  onSending: (isSending: boolean) => void
  isReadOnly: boolean
}

/** The video of goods: sent, seen, replaced, taken away, and its cover. */
export function GoodsVideoPanel({ video, main, onChange, onSending, isReadOnly }: GoodsVideoProps) {
  const texts = goodsVideoTexts.use()
  const locale = useLocale()
  const sending = useSendVideo((sent) => onChange({ ...sent, cover: video?.cover ?? null }))
  const { isSending, part, failure } = sending
  useEffect(() => onSending(isSending), [isSending, onSending])
  const percent = Math.floor(part * 100)

  return (
    <Panel
      title={texts.video}
      extra={
        !isReadOnly &&
        !isSending && (
          <FileButton label={texts.add} accept="video/mp4,.mp4" size="small" onFile={sending.send}>
            {video ? texts.replace : texts.add}
          </FileButton>
        )
      }
    >
      {video && (
        <VideoShown
          key={video.url}
          video={video}
          main={main}
          onChange={onChange}
          isReadOnly={isReadOnly || isSending}
        />
      )}
      {isSending && (
        <div className={styles.sending}>
          <progress className={styles.progress} value={part} aria-label={texts.video} />
          <span className={styles.line}>
            <span className="small">{part < 1 ? texts.sending(percent) : texts.checking}</span>
            {part < 1 && (
              <Button size="small" type="text" onClick={sending.giveUp}>
                {texts.giveUp}
              </Button>
            )}
          </span>
        </div>
      )}
      {failure && !isSending && (
        <p className={`small ${styles.bad}`} role="alert">
          {failureText(failure, locale)}
        </p>
      )}
      {!isReadOnly && <p className={`soft small ${styles.hint}`}>{texts.hint}</p>}
    </Panel>
  )
}

type VideoShownProps = Pick<GoodsVideoProps, 'main' | 'onChange' | 'isReadOnly'> & {
  video: EditedVideo
}

function VideoShown({ video, main, onChange, isReadOnly }: VideoShownProps) {
  const texts = goodsVideoTexts.use()
  const [isPicking, setIsPicking] = useState(false)
  const { cover, width, height, bytes, duration } = video
  const poster = cover ?? main
  const seconds = Math.max(1, Math.round(duration / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div className={styles.shown}>
      <video
        className={styles.player}
        src={video.url}
        poster={poster && pictureUrl(poster.url, 400)}
        preload="none"
        controls
        playsInline
        aria-label={texts.preview}
      />
      <span className={styles.line}>
        <span className="soft small">
          {texts.facts(time, megabytes(bytes), `${width} × ${height}`)}
        </span>
        {!isReadOnly && (
          <Button
            size="small"
            type="text"
            icon={<Icon name="trash" size={14} />}
            aria-label={texts.remove}
            onClick={() => onChange(null)}
          />
        )}
      </span>
      <div className={styles.cover} role="group" aria-label={texts.cover}>
        {poster && <Thumb pic={poster} size={44} />}
        <span className={styles.coverWords}>
          <span className="small">{texts.cover}</span>
          {!cover && <span className="soft small">{texts.ofMain}</span>}
        </span>
        {!isReadOnly && (
          <span className={styles.coverActions}>
            {cover && (
              <Button size="small" type="text" onClick={() => onChange({ ...video, cover: null })}>
                {texts.mainInstead}
              </Button>
            )}
            <Button size="small" onClick={() => setIsPicking(true)}>
              {cover ? texts.changeCover : texts.pickCover}
            </Button>
          </span>
        )}
      </div>
      {isPicking && (
        <MediaPicker
          most={1}
          onPick={([media]) => {
            if (media) onChange({ ...video, cover: media.picture })
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  )
}
