import type { CountedTag } from '@mallard/contract/account/member/member-record-admin.calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { memberTexts } from './member.texts.ts'
import { recordTexts } from './record.texts.ts'
import { TagPill } from './tag-pill.tsx'
import { TagForm } from './tag.form.tsx'

/** The tags that members of this store may wear. */
export function TagsPage() {
  const texts = recordTexts.use()
  const { back } = memberTexts.use()
  const { api, can, scope } = useSession()
  const answer = useQuery(api.memberRecordAdmin.tags.query())
  const [open, setOpen] = useState<CountedTag | 'new'>()
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        back={{ to: addressOf(scope, 'members'), text: back }}
        actions={
          can('member.write') && (
            <Button
              type="primary"
              icon={<Icon name="plus" size={16} />}
              onClick={() => setOpen('new')}
            >
              {texts.add}
            </Button>
          )
        }
      />
      <Panel isFlush>
        <AllRows
          rowKey="id"
          answer={answer}
          rows={answer.data}
          columns={useColumns(setOpen)}
          width={560}
          empty={texts.none}
        />
      </Panel>
      {open && (
        <TagForm of={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

/** Asks before a tag goes, and says from how many. */
function useRemoval(): (tag: CountedTag) => Promise<void> {
  const texts = recordTexts.use()
  const feedback = useFeedback()
  const { api } = useSession()
  const invalidate = useInvalidate()
  const removing = useMutation({
    mutationFn: (id: number) => api.memberRecordAdmin.removeTag({ id }),
    onSettled: () => invalidate(api.memberRecordAdmin, api.staff.audit),
  })
  return async ({ id, name, members }) => {
    const question = {
      title: texts.removeAsk(name),
      text: texts.removeHint(count(members)),
      ok: texts.remove,
      isDangerous: true,
    }
    if (await feedback.ask(question))
      removing.mutate(id, {
        onSuccess: () => feedback.done(texts.removed),
        onError: feedback.failed,
      })
  }
}

function useColumns(onEdit: (tag: CountedTag) => void): ListColumn<CountedTag>[] {
  const texts = recordTexts.use()
  const { can, canEverywhere } = useSession()
  const remove = useRemoval()
  const mayChange = ({ isOfStore }: CountedTag) =>
    isOfStore ? can('member.write') : canEverywhere('member.write')
  return [
    { title: texts.tagName, key: 'name', render: (_, tag) => <TagPill tag={tag} /> },
    {
      title: texts.where,
      key: 'where',
      width: 120,
      render: (_, { isOfStore }) => (isOfStore ? texts.ofStore : texts.ofBrand),
    },
    {
      title: texts.members,
      key: 'members',
      width: 100,
      align: 'right',
      render: (_, { members }) => count(members),
    },
    {
      title: <span className="sr-only">{texts.change}</span>,
      key: 'actions',
      width: 170,
      align: 'right',
      render: (_, tag) =>
        mayChange(tag) && (
          <>
            <Button type="text" size="small" onClick={() => onEdit(tag)}>
              {texts.change}
            </Button>
            <Button type="text" size="small" danger onClick={() => void remove(tag)}>
              {texts.remove}
            </Button>
          </>
        ),
    },
  ]
}
