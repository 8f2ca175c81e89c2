import { fxAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminMaterial } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { PagedRows } from '#platform/list/paged-rows.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { fxTexts } from './fx.texts.ts'
import { materialTexts } from './material.texts.ts'
import { useRemoveMaterial } from './use-material.ts'

/** Words that promoters share, with the goods that they are about. */
export function MaterialPage() {
  const texts = materialTexts.use()
  const { back } = fxTexts.use()
  const { can, scope } = useSession()
  const feedback = useFeedback()
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoveMaterial()
  const mayWrite = can('promoter.write')
  const columns: ListColumn<AdminMaterial>[] = [
    {
      title: texts.words,
      key: 'words',
      render: (_, { title, words, at }) => (
        <div>
          {title}
          <div className="soft small">{words}</div>
          <div className="soft small">{dateTime(at)}</div>
        </div>
      ),
    },
    {
      title: texts.goods,
      key: 'goods',
      width: 220,
      render: (_, { goodsTitle }) => goodsTitle || <span className="soft">—</span>,
    },
    {
      key: 'acts',
      width: 90,
      align: 'right',
      render: (_, { id }) =>
        mayWrite && (
          <ActionButton
            size="small"
            onClick={() =>
              remove.mutate(
                { id },
                {
                  onSuccess: () => feedback.done(texts.removed),
                  onError: (failure) => feedback.failed(failure),
                },
              )
            }
          >
            {texts.remove}
          </ActionButton>
        ),
    },
  ]
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ to: addressOf(scope, 'promoters'), text: back }}
        actions={
          mayWrite && (
            <Button type="primary" onClick={() => setOpen(true)}>
              {texts.add}
            </Button>
          )
        }
      />
      <Panel title={texts.title}>
        <PagedRows
          read={(api, asked) => api.fxAdmin.materials.query(asked)}
          rowKey="id"
          columns={columns}
          width={560}
          empty={texts.none}
        />
      </Panel>
      {isOpen && <MaterialForm of={undefined} onClose={() => setOpen(false)} />}
    </>
  )
}

const MaterialForm = defineForm({
  texts: materialTexts,
  limits: fxAdmin.addMaterial,
  initial: (_of: undefined) => ({ title: '', titleEn: '', words: '', wordsEn: '', goods: '' }),
  inputOf: (values) => values,
  send: (api, input, requestId) => api.fxAdmin.addMaterial({ ...input, requestId }),
  changes: (api) => [api.fxAdmin.materials, api.staff.audit],
  draft: () => 'promoter-material',
  title: ({ texts }) => texts.addTitle,
  ok: ({ texts }) => texts.save,
  fields: ({ texts }) => (
    <>
      <TextField name="title" label={texts.name} wrong={texts.needed} isFirst />
      <TextField name="titleEn" label={texts.nameEn} />
      <TextField name="words" label={texts.words} wrong={texts.needed} lines={4} />
      <TextField name="wordsEn" label={texts.wordsEn} lines={4} />
      <TextField name="goods" label={texts.goods} hint={texts.goodsHint} isCode />
    </>
  ),
  done: ({ texts }) => texts.saved,
})
