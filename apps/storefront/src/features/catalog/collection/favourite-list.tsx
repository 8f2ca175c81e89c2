import type { GoodsCard as Card } from '@mallard/contract/catalog/catalog/catalog.fields'
import { href } from '@mallard/contract/paths'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { Checkbox } from '@mallard/ui/checkbox'
import { confirm } from '@mallard/ui/dialog'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { NavBar } from '@mallard/ui/nav-bar'
import { toast } from '@mallard/ui/toast'
import { useState } from 'react'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import styles from './collection-list.module.css'
import { collectionTexts } from './collection-list.texts.ts'
import { useFavourites } from './use-favourites.ts'

export function FavouriteList({ first }: { first: { list: readonly Card[]; hasNext: boolean } }) {
  const texts = collectionTexts()
  const navigate = useNavigate()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore, remove } = useFavourites(first)
  const [isEditing, setEditing] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const picked = items.filter(({ itemId }) => chosen.has(itemId))

  function toggle(itemId: number, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(itemId)
    else next.delete(itemId)
    setChosen(next)
  }

  async function removeChosen() {
    if (!(await confirm({ title: texts.ask(picked.length), danger: true }))) return
    if (!(await remove(picked.map(({ itemId }) => itemId)))) return
    toast(texts.removed)
    setChosen(new Set())
    setEditing(false)
  }

  const isEmpty = items.length === 0 && state === 'done'
  return (
    <>
      <NavBar
        title={texts.title}
        onBack={navigate.back}
        right={
          !isEmpty && (
            <Button kind="plain" onClick={() => setEditing(!isEditing)}>
              {isEditing ? texts.done : texts.edit}
            </Button>
          )
        }
      />
      {isEmpty && (
        <Empty
          art="heart"
          title={texts.empty}
          note={texts.emptyNote}
          action={
            <Button kind="primary" href={href('goodslist', { partnerId, storeId })}>
              {texts.look}
            </Button>
          }
        />
      )}
      <ul className={styles.list}>
        {items.map((goods) => (
          <li key={goods.itemId} className={styles.item}>
            {isEditing && (
              <Checkbox
                label={texts.choose(goods.title)}
                checked={chosen.has(goods.itemId)}
                onChange={(isChosen) => toggle(goods.itemId, isChosen)}
              />
            )}
            <GoodsCard goods={goods} look="line" />
          </li>
        ))}
      </ul>
      {!isEmpty && <LoadMore state={state} onLoad={loadMore} />}
      {isEditing && !isEmpty && (
        <ActionBar className={styles.bar}>
          <Checkbox
            checked={picked.length === items.length && items.length > 0}
            indeterminate={picked.length > 0 && picked.length < items.length}
            onChange={(isAll) =>
              setChosen(isAll ? new Set(items.map(({ itemId }) => itemId)) : new Set())
            }
          >
            {texts.all}
          </Checkbox>
          <Button kind="danger" disabled={picked.length === 0} onClick={() => void removeChosen()}>
            {texts.remove(picked.length)}
          </Button>
        </ActionBar>
      )}
    </>
  )
}
