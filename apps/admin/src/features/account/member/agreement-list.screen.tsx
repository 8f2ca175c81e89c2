import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { dateTime } from '#platform/show.ts'
import { agreementTexts } from './agreement.texts.ts'
import { nameOf } from './use-agreements.ts'

/** The legal texts of the partner: which version is in force, and how many members accepted it. */
export default defineList({
  texts: agreementTexts,
  filters: {},
  name: 'agreements.list',
  read: (api) =>
    asPage(api.agreementAdmin.list.query(), ({ agreements, members }) => ({
      ...wholePage(agreements),
      members,
    })),
  isWhole: true,
  isFresh: true,
  head: ({ texts }) => ({ title: texts.title, hint: texts.hint }),
  rowKey: 'code',
  columns: ({ texts, locale, data, session: { scope } }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, { code, versions }) => (
        <Link to={addressOf(scope, 'agreements', code)}>{nameOf(versions[0]!, locale)}</Link>
      ),
    },
    {
      title: texts.version,
      key: 'version',
      width: 150,
      render: (_, { versions }) => versions[0]!.version,
    },
    {
      title: texts.publishedAt,
      key: 'at',
      width: 170,
      render: (_, { versions }) => dateTime(versions[0]!.publishedAt),
    },
    {
      title: texts.accepted,
      key: 'accepted',
      width: 190,
      render: (_, { isNeeded, versions }) =>
        isNeeded ? (
          texts.acceptedOf(versions[0]!.members, data?.members ?? 0)
        ) : (
          <span className="soft">{texts.notAsked}</span>
        ),
    },
  ],
  width: 760,
  opens: ({ code }, { session }) => addressOf(session.scope, 'agreements', code),
})
