import type { ReplyOf } from '@mallard/contract/api'
import type { Calls } from '@mallard/contract/calls'
import type { PictureRef } from '@mallard/contract/fields'
import { Button } from '@mallard/ui/button'
import { Card } from '@mallard/ui/card'
import { onFirstUse } from '@mallard/ui/first-use'
import { useLocale } from '@mallard/ui/locale'
import { useMemo, useState, type ReactNode } from 'react'
import { copyText } from '#platform/copy.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { Figure, Thing, sum } from './parts.tsx'

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

interface OwnLinkProps {
  title: string
  subTitle: string
  pic: PictureRef
  /** Below the words. */
  price?: ReactNode
  /** Goods that its poster is of; the store without any. */
  itemId?: number
  brought: ReplyOf<Calls['fx']['brought']>
  /** The link itself. */
  path: string
  /** The same as it is without a promoter. */
  plain: string
}

/** One link of the promoter's own: what it leads to, what it brought, and ways to share it. */
export function OwnLink({
  title,
  subTitle,
  pic,
  price,
  itemId,
  brought,
  path,
  plain,
}: OwnLinkProps) {
  const texts = fxTexts()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const offer = useMemo(
    () => (itemId === undefined ? { path, title, text: subTitle } : { path }),
    [itemId, path, subTitle, title],
  )
  return (
    <div className={styles.page}>
      <Card>
        <div className={styles.row}>
          <Thing pic={pic} title={title}>
            <span className={styles.soft}>{subTitle}</span>
            {price}
          </Thing>
        </div>
        {brought.earns !== null && (
          <p className={`tnum ${styles.earns}`}>
            {texts.unitEarns} ¥{sum(brought.earns)}
          </p>
        )}
      </Card>
      <Card title={texts.brought}>
        <div className={styles.figures}>
          <Figure name={texts.clicks}>{brought.clicks}</Figure>
          <Figure name={texts.orders}>{brought.orders}</Figure>
          <Figure name={texts.sales}>{`¥${sum(brought.amount)}`}</Figure>
          <Figure name={texts.commission}>{`¥${sum(brought.commission)}`}</Figure>
        </div>
      </Card>
      <div className={styles.buttons}>
        <Button kind="primary" size="lg" block onClick={() => setOpen(true)}>
          {texts.share}
        </Button>
        <Button
          size="lg"
          block
          onClick={() => void copyText(new URL(path, location.origin).href, locale)}
        >
          {texts.copyLink}
        </Button>
        <Button kind="plain" block href={plain}>
          {texts.seeAsFriend}
        </Button>
      </div>
      <ShareSheet open={isOpen} onClose={() => setOpen(false)} itemId={itemId} offer={offer} />
    </div>
  )
}
