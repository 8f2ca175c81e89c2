import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, Dropdown, Switch } from 'antd'
import { useState } from 'react'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf, auditAddress } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ArchivedNote } from './archived-note.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { ShelfNotes } from './shelf-planned.tsx'
import { ShelfTimesForm } from './shelf-times.form.tsx'
import { shelfTexts } from './shelf.texts.ts'
import { useArchive, useShelf } from './use-goods.ts'

export function GoodsHead({ goods }: { goods: AdminGoodsDetail }) {
  const { itemId, title, titleEn, code, onSale, archivedAt } = goods
  const texts = goodsTexts.use()
  const { scope, can } = useSession()
  const [isPlanning, setPlanning] = useState(false)
  const isEnglish = useLocale() === 'en'
  return (
    <>
      <PageHeader
        title={(isEnglish && titleEn) || title}
        back={{ to: addressOf(scope, 'goods'), text: texts.back }}
        beside={
          <Pill tone={onSale ? 'good' : 'plain'}>
            {archivedAt !== null ? texts.archived : onSale ? texts.onShelf : texts.offShelf}
          </Pill>
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
        actions={<GoodsActions goods={goods} onPlan={() => setPlanning(true)} />}
      />
      {archivedAt === null ? (
        <ShelfNotes goods={goods} onChange={() => setPlanning(true)} />
      ) : (
        <ArchivedNote id={itemId} at={archivedAt} />
      )}
      {isPlanning && <ShelfTimesForm of={goods} onClose={() => setPlanning(false)} />}
    </>
  )
}

/** What is done with goods as a whole. */
function GoodsActions({
  goods: { itemId, title, onSale, archivedAt },
  onPlan,
}: {
  goods: AdminGoodsDetail
  onPlan: () => void
}) {
  const texts = goodsTexts.use()
  const shelved = shelfTexts.use()
  const { scope, can, canEverywhere } = useSession()
  const feedback = useFeedback()
  const shelf = useShelf()
  const archiving = useArchive(itemId)
  const isShown = archivedAt === null

  async function archive(): Promise<void> {
    const { archiveAsk: question, archiveHint: text, archive: ok } = shelved
    if (await feedback.ask({ title: question, text, ok, isDangerous: true })) archiving.mutate(true)
  }
  const more = [
    { key: 'copy', label: texts.copy },
    ...(isShown ? [{ key: 'archive', label: shelved.archive, danger: true }] : []),
  ]
  return (
    <>
      {canEverywhere('goods.write') && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more,
            onClick: ({ key }) =>
              key === 'archive'
                ? void archive()
                : void navigate(`${addressOf(scope, 'goods', 'new')}?like=${itemId}`),
          }}
        >
          <Button aria-label={shelved.more} icon={<Icon name="more" />} />
        </Dropdown>
      )}
      {isShown && can('goods.write') && <Button onClick={onPlan}>{shelved.plan}</Button>}
      {isShown && (
        <label className={styles.shelf}>
          {texts.onShelf}
          <Switch
            checked={onSale}
            disabled={!can('goods.write')}
            aria-label={texts.switchShelf(title)}
            onChange={(checked) => shelf.mutate({ id: itemId, onSale: checked })}
          />
        </label>
      )}
    </>
  )
}
