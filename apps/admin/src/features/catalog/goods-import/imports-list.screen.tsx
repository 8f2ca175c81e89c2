import { maxImportBytes } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { Button } from 'antd'
import { useState } from 'react'
import { defineList } from '#platform/list/define-list.tsx'
import { ExportButton } from '#platform/parts/export-button.tsx'
import { FileButton } from '#platform/parts/file-button.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { ImportCounts, importTones } from './import-counts.tsx'
import styles from './import.module.css'
import { importTexts } from './import.texts.ts'
import { MappingsDrawer } from './mappings-drawer.tsx'
import { useSendImport, useTemplate } from './use-imports.ts'

/** Tables of goods and of counted stock that were sent in. */
export default defineList({
  texts: importTexts,
  filters: {},
  name: 'goods-import.list',
  read: (api, { pageNum, pageSize }) => api.goodsImport.list.query({ pageNum, pageSize }),
  isFresh: true,
  head: ({ texts }) => ({ title: texts.title, hint: texts.hint, actions: <Actions /> }),
  above: ({ texts }) => <p className={`soft small ${styles.hint}`}>{texts.how}</p>,
  sheetTitle: ({ texts }) => texts.records,
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.file,
      key: 'file',
      render: (_, { id, fileName }) => (
        <Link to={addressOf(scope, 'goods-imports', id)} className={styles.file}>
          {fileName}
        </Link>
      ),
    },
    {
      title: texts.kind,
      key: 'kind',
      width: 100,
      render: (_, { profile, mapping }) => mapping?.name ?? (profile && texts[profile]),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 150,
      render: (_, { state }) => <Pill tone={importTones[state]}>{texts[state]}</Pill>,
    },
    { title: texts.rows, dataIndex: 'rowCount', width: 80, align: 'right' },
    {
      title: texts.counts,
      key: 'counts',
      card: 'wide',
      width: 300,
      render: (_, row) => <ImportCounts of={row} />,
    },
    {
      title: texts.who,
      key: 'who',
      width: 170,
      render: (_, { staffName, createTime }) => (
        <>
          {staffName} <div className="soft small">{dateTime(createTime)}</div>
        </>
      ),
    },
  ],
  width: 960,
  opens: ({ id }, { session }) => addressOf(session.scope, 'goods-imports', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

/** Offers the template, and sends a table in to be checked. */
function Actions() {
  const texts = importTexts.use()
  const feedback = useFeedback()
  const { scope } = useSession()
  const sending = useSendImport()
  const template = useTemplate()
  const [isKeptOpen, setKeptOpen] = useState(false)

  function send(file: File): void {
    if (file.size > maxImportBytes) return feedback.note(texts.import, texts.tooLarge)
    if (file.size === 0) return feedback.note(texts.import, texts.empty)
    sending.mutate(file, {
      onSuccess: ({ id }) => void navigate(addressOf(scope, 'goods-imports', id)),
    })
  }

  return (
    <>
      <Button onClick={() => setKeptOpen(true)}>{texts.mappings}</Button>
      {isKeptOpen && <MappingsDrawer onClose={() => setKeptOpen(false)} />}
      <ExportButton
        text={texts.template}
        isPending={template.isPending}
        onExport={(format) => template.mutate(format)}
      />
      <FileButton
        label={texts.import}
        accept=".csv,.tsv,.txt,.xlsx"
        type="primary"
        loading={sending.isPending}
        onFile={send}
      >
        {sending.isPending ? texts.sending : texts.import}
      </FileButton>
    </>
  )
}
