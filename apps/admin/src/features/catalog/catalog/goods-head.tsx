import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, Switch } from 'antd'
import { useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf, auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { ShelfNotes } from './shelf-planned.tsx'
import { ShelfTimesForm } from './shelf-times.form.tsx'
import { shelfTexts } from './shelf.texts.ts'
import { useShelf } from './use-goods.ts'

export function GoodsHead({ goods }: { goods: AdminGoodsDetail }) {
  const { itemId, title, titleEn, code, onSale } = goods
  const texts = goodsTexts.use()
  const { plan } = shelfTexts.use()
  const [isPlanning, setPlanning] = useState(false)
  const { scope, can, canEverywhere } = useSession()
  const shelf = useShelf()
  const isEnglish = useLocale() === 'en'
  return (
    <>
      <PageHeader
        title={(isEnglish && titleEn) || title}
        back={{ to: addressOf(scope, 'goods'), text: texts.back }}
        beside={
          <Pill tone={onSale ? 'good' : 'plain'}>{onSale ? texts.onShelf : texts.offShelf}</Pill>
        }
        hint={
          <>
            {texts.code} <span className="mono">{code}</span>
            {' · '}
            <a
              className={styles.quietLink}
              href={`/goods/${itemId}-${scope.partnerId}-${scope.storeId}`}
              target="_blank"
              rel="noreferrer"
            >
              {texts.seeInShop} <Icon name="open" size={13} />
            </a>
            {can('audit.read') && (
              <>
                {' · '}
                <Link className={styles.quietLink} to={auditAddress(scope, `goods ${itemId}`)}>
                  {texts.history}
                </Link>
              </>
            )}
          </>
        }
        actions={
          <>
            {canEverywhere('goods.write') && (
              <Link to={`${addressOf(scope, 'goods', 'new')}?from=${itemId}`}>{texts.copy}</Link>
            )}
            {can('goods.write') && <Button onClick={() => setPlanning(true)}>{plan}</Button>}
            <label className={styles.shelf}>
              {texts.onShelf}
              <Switch
                checked={onSale}
                disabled={!can('goods.write')}
                aria-label={texts.switchShelf(title)}
                onChange={(checked) => shelf.mutate({ id: itemId, onSale: checked })}
              />
            </label>
          </>
        }
      />
      <ShelfNotes goods={goods} onChange={() => setPlanning(true)} />
      {isPlanning && <ShelfTimesForm of={goods} onClose={() => setPlanning(false)} />}
    </>
  )
}
