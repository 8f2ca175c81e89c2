import { auditObjectOf } from '@mallard/contract/people/staff/audit-words'
import { readWays } from '@mallard/contract/people/staff/people-read.codes'
import { readObjectText, wayText } from '@mallard/contract/people/staff/people-read-words'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { days, oneOf, words } from '#platform/list/filters.ts'
import { dateTime } from '#platform/show.ts'
import { LogDays } from './log-days.tsx'
import { ObjectLink } from './object-link.tsx'
import { peopleReadsTexts } from './people-reads.texts.ts'

/** Who of the staff read what of people. */
export default defineList({
  texts: peopleReadsTexts,
  filters: { object: words(64), who: words(30), way: oneOf(readWays), days: days() },
  name: 'people-reads',
  read: (api, { days: range, ...asked }) => api.staff.peopleReads.query({ ...asked, ...range }),
  isFresh: true,
  head: ({ texts, locale, asked: { object } }) => ({
    title: texts.title,
    hint: object ? texts.hintOf(readObjectText(object, locale === 'en')) : texts.hint,
  }),
  fields: ({ texts, locale, address, field, change }) => (
    <>
      <LogDays address={address} onChange={change} />
      <ChoiceField
        of={field('way')}
        label={texts.way}
        any={texts.anyWay}
        options={readWays.map((value) => ({ value, label: wayText(value, locale === 'en') }))}
        width={130}
      />
      <WordField of={field('who')} label={texts.whoHint} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, locale, session: { scope } }) => [
    {
      title: texts.when,
      key: 'when',
      width: 148,
      render: (_, { lastAt, times }) => (
        <>
          <span className="nowrap">{dateTime(lastAt)}</span>
          {times > 1 && <div className="soft small">{texts.times(times)}</div>}
        </>
      ),
    },
    {
      title: texts.who,
      key: 'who',
      width: 104,
      dataIndex: 'staffName',
    },
    {
      title: texts.ip,
      key: 'ip',
      width: 132,
      render: (_, { ip }) => <span className="mono small">{ip}</span>,
    },
    {
      title: texts.way,
      key: 'way',
      width: 104,
      render: (_, { way }) => wayText(way, locale === 'en'),
    },
    {
      title: texts.object,
      key: 'object',
      render: (_, { object }) =>
        auditObjectOf(object) ? (
          <ObjectLink text={object} scope={scope} />
        ) : (
          readObjectText(object, locale === 'en')
        ),
    },
    {
      title: texts.call,
      key: 'call',
      width: 204,
      render: (_, { call }) => <span className="mono small">{call}</span>,
    },
  ],
  width: 880,
  total: ({ texts }) => texts.total,
  empty: ({ texts, isNarrowed }) => ({
    title: texts.none,
    ...(isNarrowed && { text: texts.noneHint }),
  }),
})
