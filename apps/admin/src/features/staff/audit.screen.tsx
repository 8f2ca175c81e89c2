import type { AuditEntry } from '@mallard/contract/staff/staff.calls'
import { actionText, auditObjectOf, kindText, numberText, objectText, pageText } from '@mallard/contract/staff/audit-words'
import type { SheetFormat } from '@mallard/contract/sheet'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Button, type TableColumnsType } from 'antd'
import { saveFile } from '#platform/files.ts'
import { Blank } from '#platform/parts/blank.tsx'
import { Dated } from '#platform/parts/dated.tsx'
import { ExportButton } from '#platform/parts/export-button.tsx'
import { PagedTable } from '#platform/parts/paged-table.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Link, useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFilter, auditWish } from './audit-filter.tsx'
import { pageOfObject } from './audit-object.ts'
import { auditTexts } from './audit.texts.ts'

const pageSize = 20

export default function AuditScreen() {
  const texts = auditTexts.use()
  const isEnglish = useLocale() === 'en'
  const { api, scope } = useSession()
  const [filters, setFilters] = useFilters()
  const tell = useTell()
  const object = filters.get('object') ?? ''
  const wish = auditWish(filters)
  const isFiltered = Object.values(wish).some((value) => value !== undefined)
  const pageNum = Number(filters.get('page') ?? 1)
  const answer = useQuery({
    queryKey: [`${scope.partnerId}-${scope.storeId}`, 'audit', wish, pageNum],
    queryFn: ({ signal }) => api.staff.audit({ pageNum, pageSize, ...wish }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  const exporting = useMutation({
    mutationFn: (format: SheetFormat) => api.staff.auditExport({ format, ...wish }),
    onSuccess: saveFile,
    onError: tell.failed,
  })
  const findAll = { object: undefined, who: undefined, action: undefined, from: undefined, until: undefined, page: undefined }

  const columns: TableColumnsType<AuditEntry> = [
    { title: texts.when, dataIndex: 'at', width: 148, render: (at: number) => <span className="nowrap">{dateTime(at)}</span> },
    { title: texts.who, key: 'who', width: 104, render: (_, { staffName, ip }) => <span title={ip}>{staffName}</span> },
    { title: texts.what, dataIndex: 'action', width: 136, render: (action: string) => actionText(action, isEnglish) },
    { title: texts.object, dataIndex: 'object', width: 208, render: (text: string) => <ObjectLink text={text} /> },
    { title: texts.changes, key: 'changes', render: (_, entry) => <AuditChanges entry={entry} /> },
  ]

  return (
    <>
      <PageHeader
        title={texts.title}
        hint={object ? texts.hintOf(objectText(object, isEnglish)) : texts.hint}
        actions={<ExportButton text={texts.export} isPending={exporting.isPending} onExport={(format) => exporting.mutate(format)} />}
      />
      <Panel isFlush>
        <AuditFilter key={`${object} ${wish.who ?? ''}`} filters={filters} onFind={(change) => setFilters({ ...change, page: undefined })} />
        <PagedTable
          answer={answer}
          rowKey="id"
          columns={columns}
          width={860}
          pageNum={pageNum}
          pageSize={pageSize}
          showTotal={texts.total}
          onPage={(page) => setFilters({ page })}
          empty={
            <Blank title={texts.none} text={isFiltered ? texts.noneHint : undefined} isSmall>
              {isFiltered && <Button onClick={() => setFilters(findAll)}>{texts.clear}</Button>}
            </Blank>
          }
        />
      </Panel>
    </>
  )
}

function ObjectLink({ text }: { text: string }) {
  const isEnglish = useLocale() === 'en'
  const { scope } = useSession()
  const object = auditObjectOf(text)
  if (!object) return pageText(text, isEnglish)
  const page = pageOfObject(scope, object)
  const words = (
    <>
      {kindText(object.kind, isEnglish)}{' '}
      <span className="mono">
        <Dated text={numberText(object, isEnglish)} />
      </span>
    </>
  )
  return page ? (
    <Link to={page} style={{ textDecoration: 'underline', textDecorationColor: 'var(--line)', textUnderlineOffset: 3 }}>
      {words}
    </Link>
  ) : (
    words
  )
}
