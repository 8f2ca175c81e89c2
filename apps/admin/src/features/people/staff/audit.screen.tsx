import { actionText, objectText } from '@mallard/contract/people/staff/audit-words'
import { defineList } from '#platform/list/define-list.tsx'
import { days, oneOf, words } from '#platform/list/filters.ts'
import { auditActions } from '@mallard/contract/people/staff/audit.codes'
import { dateTime } from '#platform/show.ts'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFields } from './audit-fields.tsx'
import { ObjectLink } from './object-link.tsx'
import { auditTexts } from './audit.texts.ts'

export default defineList({
  texts: auditTexts,
  filters: { object: words(64), who: words(30), action: oneOf(auditActions), days: days() },
  name: 'audit',
  read: (api, { days: range, ...asked }) => api.staff.audit.query({ ...asked, ...range }),
  isFresh: true,
  head: ({ texts, locale, asked: { object } }) => ({
    title: texts.title,
    hint: object ? texts.hintOf(objectText(object, locale === 'en')) : texts.hint,
  }),
  export: ({ texts, asked: { object, who, action, days: range }, session: { api } }) => ({
    text: texts.export,
    make: async (format) => ({
      file: await api.staff.auditExport({ format, object, who, action, ...range }),
    }),
  }),
  fields: ({ address, asked, change }) => (
    <AuditFields
      key={`${asked.object} ${asked.who}`}
      address={address}
      asked={asked}
      onFind={change}
    />
  ),
  rowKey: 'id',
  columns: ({ texts, locale, session: { scope } }) => [
    {
      title: texts.when,
      dataIndex: 'at',
      width: 148,
      render: (at: number) => <span className="nowrap">{dateTime(at)}</span>,
    },
    {
      title: texts.who,
      key: 'who',
      width: 104,
      render: (_, { staffName, ip }) => <span title={ip}>{staffName}</span>,
    },
    {
      title: texts.what,
      dataIndex: 'action',
      width: 136,
      render: (action: string) => actionText(action, locale === 'en'),
    },
    {
      title: texts.object,
      dataIndex: 'object',
      width: 208,
      render: (text: string) => <ObjectLink text={text} scope={scope} />,
    },
    {
      title: texts.changes,
      key: 'changes',
      card: 'wide',
      render: (_, entry) => <AuditChanges entry={entry} />,
    },
  ],
  width: 860,
  total: ({ texts }) => texts.total,
  empty: ({ texts, isNarrowed }) => ({
    title: texts.none,
    ...(isNarrowed && { text: texts.noneHint }),
  }),
})
