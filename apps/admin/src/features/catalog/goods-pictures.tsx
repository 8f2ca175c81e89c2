import type { PictureRef } from '@mallard/contract/fields'
import { Panel } from '#platform/parts/panel.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'

export function GoodsPictures({ pics }: { pics: readonly PictureRef[] }) {
  const texts = goodsTexts.use()
  return (
    <Panel title={texts.pictures}>
      <div className={styles.pictures}>
        {pics.map((pic) => (
          <Thumb key={pic.url} pic={pic} size={80} />
        ))}
      </div>
    </Panel>
  )
}
