import type { AdminCategory } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Blank } from '#platform/parts/blank.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useSession } from '#platform/session.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import type { CategoryActions } from './category-actions.ts'
import { CategoryForm } from './category.form.tsx'
import { CategoryRow } from './category-row.tsx'
import { type Categories, childrenOf } from './category-tree.ts'
import styles from './category.module.css'
import { categoryTexts } from './category.texts.ts'
import { useMoveCategory, useRemoveCategory } from './use-categories.ts'

/** The tree of the partner's categories. */
export default function CategoryListScreen() {
  const texts = categoryTexts.use()
  const { api, canEverywhere } = useSession()
  const answer = useQuery({
    ...api.categoryAdmin.list.query(),
    select: ({ categories }) => categories,
  })
  const all = answer.data
  const { actions, folded, edited, close } = useActions(!canEverywhere('goods.write'))
  const add = (
    <Button
      type="primary"
      icon={<Icon name="plus" size={16} />}
      onClick={() => actions.add(0)}
      disabled={!all}
    >
      {texts.newCategory}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={texts.categories}
        hint={actions.isReadOnly ? texts.readOnly : texts.hint}
        actions={!actions.isReadOnly && add}
      />
      <Panel isFlush>
        <Loaded answer={answer}>
          {(categories) =>
            categories.length === 0 ? (
              <Blank title={texts.none} text={texts.noneHint} isSmall />
            ) : (
              <Branch all={categories} parentId={0} level={1} folded={folded} actions={actions} />
            )
          }
        </Loaded>
      </Panel>
      {all && edited && (
        <CategoryForm
          of={{
            all,
            category: all.find(({ id }) => id === edited.before?.id) ?? edited.before,
            before: edited.before,
            parentId: edited.parentId,
          }}
          onClose={close}
        />
      )}
    </>
  )
}

interface BranchProps {
  all: Categories
  parentId: number
  level: number
  folded: ReadonlySet<number>
  actions: CategoryActions
}

function Branch({ all, parentId, level, folded, actions }: BranchProps) {
  return (
    <ul className={styles.branch}>
      {childrenOf(all, parentId).map((category) => {
        const hasChildren = childrenOf(all, category.id).length > 0
        const isOpen = !folded.has(category.id)
        const shared = { all, level, actions }
        return (
          <li key={category.id}>
            <CategoryRow {...shared} {...{ category, hasChildren, isOpen }} />
            {hasChildren && isOpen && (
              <Branch {...shared} parentId={category.id} level={level + 1} folded={folded} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useActions(isReadOnly: boolean) {
  const texts = categoryTexts.use()
  const feedback = useFeedback()
  const moving = useMoveCategory()
  const removing = useRemoveCategory()
  const [dragged, setDragged] = useState<number>()
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [edited, setEdited] = useState<{ before?: AdminCategory; parentId: number }>()

  async function remove({ id, name }: AdminCategory): Promise<void> {
    const question = { title: texts.removeAsk(name), text: texts.removeHint, ok: texts.delete }
    if (!(await feedback.ask({ ...question, isDangerous: true }))) return
    removing.mutate(id, {
      onSuccess: () => feedback.done(texts.removed),
      onError: feedback.failed,
    })
  }
  const actions: CategoryActions = {
    isReadOnly,
    dragged,
    setDragged,
    toggle: (id) =>
      setFolded(
        folded.has(id)
          ? new Set([...folded].filter((each) => each !== id))
          : new Set([...folded, id]),
      ),
    move: (id, target) => moving.mutate({ id, ...target }, { onError: feedback.failed }),
    add: (parentId) => setEdited({ parentId }),
    edit: (before) => setEdited({ before, parentId: before.parentId }),
    remove: (category) => void remove(category),
  }
  return { actions, folded, edited, close: () => setEdited(undefined) }
}
