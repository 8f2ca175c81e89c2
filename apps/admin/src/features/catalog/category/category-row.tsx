import type { AdminCategory } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'
import { Button, Dropdown } from 'antd'
import { useState, type DragEvent } from 'react'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { type Categories, goodsUnder, partAt, targetOfDrop, targetOfStep } from './category-tree.ts'
import type { CategoryActions } from './category-actions.ts'
import styles from './category.module.css'
import { categoryTexts } from './category.texts.ts'

interface CategoryRowProps {
  all: Categories
  category: AdminCategory
  level: number
  hasChildren: boolean
  isOpen: boolean
  actions: CategoryActions
}

/** One line of the tree; others can be dropped before, on and after it. */
export function CategoryRow(props: CategoryRowProps) {
  const { all, category, level, hasChildren, isOpen, actions } = props
  const { id, name, nameEn, pic } = category
  const texts = categoryTexts.use()
  const locale = useLocale()
  const { scope } = useSession()
  const drop = useDrop(all, id, actions)
  const goods = goodsUnder(all, id)
  return (
    <div
      className={styles.row}
      data-level={level}
      data-drop={drop.part}
      data-dragged={actions.dragged === id || undefined}
      draggable={!actions.isReadOnly}
      {...drop.handlers}
    >
      <span className={styles.fold}>
        {hasChildren && (
          <Button
            type="text"
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? texts.close(name) : texts.open(name)}
            icon={<Icon name="down" size={14} />}
            className={isOpen ? undefined : styles.folded}
            onClick={() => actions.toggle(id)}
          />
        )}
      </span>
      {pic ? <Thumb pic={pic} size={36} /> : <span className={styles.noPic} aria-hidden="true" />}
      <span className={styles.words}>
        <span className={styles.name}>{(locale === 'en' && nameEn) || name}</span>
        <Link to={`${addressOf(scope, 'goods')}?category=${id}`} className={styles.goods}>
          {texts.goods(goods)}
        </Link>
      </span>
      {!actions.isReadOnly && <RowActions {...props} />}
    </div>
  )
}

function RowActions({ all, category, level, actions }: CategoryRowProps) {
  const { id, name } = category
  const texts = categoryTexts.use()
  const { scope } = useSession()
  const [up, down] = [targetOfStep(all, id, -1), targetOfStep(all, id, 1)]
  const items = [
    ...(level < maxCategoryLevels ? [{ key: 'add', label: texts.addBelow }] : []),
    { key: 'up', label: texts.moveUp, disabled: !up },
    { key: 'down', label: texts.moveDown, disabled: !down },
    { key: 'goods', label: texts.seeGoods },
    { key: 'remove', label: texts.delete, danger: true },
  ]
  function act(key: string): void {
    if (key === 'add') actions.add(id)
    if (key === 'up' && up) actions.move(id, up)
    if (key === 'down' && down) actions.move(id, down)
    if (key === 'goods') void navigate(`${addressOf(scope, 'goods')}?category=${id}`)
    if (key === 'remove') actions.remove(category)
  }
  return (
    <span className={styles.actions}>
      <span className={styles.steps}>
        <ActionButton
          type="text"
          size="small"
          aria-label={texts.up(name)}
          disabled={!up}
          icon={<Icon name="up" size={14} />}
          onClick={() => up && actions.move(id, up)}
        />
        <ActionButton
          type="text"
          size="small"
          aria-label={texts.down(name)}
          disabled={!down}
          icon={<Icon name="down" size={14} />}
          onClick={() => down && actions.move(id, down)}
        />
      </span>
      <Button size="small" onClick={() => actions.edit(category)}>
        {texts.edit}
      </Button>
      <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => act(key) }}>
        <Button size="small" aria-label={texts.more(name)} icon={<Icon name="more" size={14} />} />
      </Dropdown>
    </span>
  )
}

/** What happens when something is dragged over a row. */
function useDrop(all: Categories, id: number, { dragged, setDragged, move }: CategoryActions) {
  const [part, setPart] = useState<'before' | 'inside' | 'after'>()
  function onDragOver(event: DragEvent<HTMLElement>): void {
    if (dragged === undefined) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const at = partAt(event.clientY, top, height)
    const isWanted = targetOfDrop(all, dragged, id, at) !== undefined
    if (isWanted) event.preventDefault()
    setPart(isWanted ? at : undefined)
  }
  function onDrop(event: DragEvent<HTMLElement>): void {
    const target = dragged !== undefined && part && targetOfDrop(all, dragged, id, part)
    setPart(undefined)
    if (!target) return
    event.preventDefault()
    move(dragged, target)
  }
  return {
    part,
    handlers: {
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', String(id))
        setDragged(id)
      },
      onDragOver,
      onDragLeave: () => setPart(undefined),
      onDrop,
      onDragEnd: () => setDragged(undefined),
    },
  }
}
