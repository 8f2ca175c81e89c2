import { Button } from 'antd'

import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { dateTime } from '#platform/show.ts'
import { saidConditions } from './said-conditions.ts'
import { SegmentForm } from './segment.form.tsx'
import { segmentTexts } from './segment.texts.ts'
import { useNames } from './use-names.ts'

/** Segments that this store keeps. */
export default defineList({
  texts: segmentTexts,
  filters: {},
  read: (api) => asPage(api.segmentAdmin.list.query(), ({ list }) => wholePage(list)),
  isWhole: true,
  useOwn: useNames,
  head: ({ texts, session: { can, scope }, open }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: (
      <>
        <Button onClick={() => void navigate(addressOf(scope, 'segments', 'rfm'))}>
          {texts.rfm}
        </Button>
        {can('member.write') && (
          <Button
            type="primary"
            icon={<Icon name="plus" size={16} />}
            onClick={() =>
              open((close) => <SegmentForm of={{ conditions: { of: 'store' } }} onClose={close} />)
            }
          >
            {texts.add}
          </Button>
        )}
      </>
    ),
  }),
  rowKey: 'id',
  columns: ({ texts, session: { scope } }, names) => [
    {
      title: texts.segmentName,
      key: 'name',
      width: 200,
      render: (_, { id, name }) => <Link to={addressOf(scope, 'segments', id)}>{name}</Link>,
    },
    {
      title: texts.conditions,
      key: 'conditions',
      render: (_, { conditions }) => (
        <span className="soft">{saidConditions(conditions, texts, names).join(texts.between)}</span>
      ),
    },
    {
      title: texts.changed,
      key: 'changed',
      width: 190,
      render: (_, { by, changedAt }) => (
        <span className="soft small">{texts.by(by, dateTime(changedAt))}</span>
      ),
    },
  ],
  width: 760,
  opens: ({ id }, { session }) => addressOf(session.scope, 'segments', id),
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneText }),
})
