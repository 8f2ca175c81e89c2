import type { SmartDevice, Warranty } from '@mallard/contract/devices/smart/smart.fields'
import { buttonClass } from '@mallard/ui/button'
import { ErrorState } from '@mallard/ui/empty'
import { Skeleton } from '@mallard/ui/skeleton'
import { useDrawn } from '#entities/share/use-drawn.ts'
import { drawCard } from './draw-card.ts'
import styles from './smart.module.css'
import { smartTexts } from './smart.texts.ts'
import { useCardLines } from './use-card-lines.ts'

/** The card as a picture, to be held or saved. */
export default function CardPicture({
  device,
  warranty,
}: {
  device: SmartDevice
  warranty: Warranty
}) {
  const texts = smartTexts()
  const lines = useCardLines(device, warranty)
  const [drawn, again] = useDrawn([warranty.cardNo], async () =>
    drawCard({
      title: texts.cardOf,
      state: warranty.isOver ? texts.over : texts.valid,
      name: device.name,
      lines,
      foot: texts.keepCard,
    }),
  )
  if (drawn.state === 'failed') return <ErrorState title={texts.drawFailed} onRetry={again} />
  if (drawn.state === 'drawing')
    return (
      <div className={styles.picture} role="status" aria-label={texts.drawing}>
        <Skeleton ratio={750 / 800} />
      </div>
    )
  return (
    <div className={styles.picture}>
      <img src={drawn.url} alt={texts.pictureOf} />
      <p className={styles.soft}>{texts.hold}</p>
      <a
        className={buttonClass({ kind: 'primary', size: 'lg', block: true })}
        href={drawn.url}
        download={`${warranty.cardNo}.png`}
      >
        {texts.download}
      </a>
    </div>
  )
}
