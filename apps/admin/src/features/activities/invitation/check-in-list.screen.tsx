import { defineList } from '#platform/list/define-list.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { count, dateTime } from '#platform/show.ts'
import { checkInTexts } from './check-in.texts.ts'

/** Events at whose doors passes are looked at. */
export default defineList({
  texts: checkInTexts,
  filters: {},
  name: 'events.doors',
  read: (api, asked) => api.invitationAdmin.list.query(asked),
  head: ({ texts }) => ({ title: texts.title, hint: texts.hint }),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, { id, name }) => <Link to={addressOf(scope, 'check-ins', id)}>{name}</Link>,
    },
    {
      title: texts.held,
      key: 'held',
      width: 170,
      render: (_, { holdsAt }) => dateTime(holdsAt),
    },
    {
      title: texts.came,
      key: 'taken',
      width: 160,
      align: 'right',
      render: (_, { taken }) => texts.ofTaken(count(taken)),
    },
  ],
  width: 520,
  opens: ({ id }, { session }) => addressOf(session.scope, 'check-ins', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
