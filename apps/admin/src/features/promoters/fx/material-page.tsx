import { fxAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminMaterial } from '@mallard/contract/promoters/fx/fx-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { TextField } from '#platform/form/fields.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { fxTexts } from './fx.texts.ts'
import { materialTexts } from './material.texts.ts'
import { useRemoveMaterial } from './use-material.ts'

const pageSize = 20

/** Words that promoters share, with the goods that they are about. */
export function MaterialPage() {
  const texts = materialTexts.use()
  const { back } = fxTexts.use()
  const { api, can, scope } = useSession()
  const feedback = useFeedback()
  const [pageNum, setPageNum] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    ...api.fxAdmin.materials.query({ pageNum, pageSize }),
    placeholderData: keepPreviousData,
  })
  const remove = useRemoveMaterial()
  const mayWrite = can('promoter.write')
  const columns: TableColumnsType<AdminMaterial> = [
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
        {error && !data ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Table
            rowKey="id"
            columns={columns}
            dataSource={data?.list ?? []}
            loading={isPending}
            scroll={{ x: 560 }}
            pagination={{
              current: pageNum,
              pageSize,
              total: data?.total ?? 0,
              onChange: setPageNum,
              hideOnSinglePage: true,
            }}
            locale={{ emptyText: texts.none }}
          />
        )}
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
