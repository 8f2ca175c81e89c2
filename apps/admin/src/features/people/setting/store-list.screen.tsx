import { useQueryClient } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf, auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { LegalForm } from './legal.form.tsx'
import { PromisesForm } from './promises.form.tsx'
import { SendingForm } from './sending.form.tsx'
import { NewStoreForm, StoreForm } from './store.form.tsx'
import { storeTexts } from './store.texts.ts'
import { TimesForm } from './times.form.tsx'

/** What is changed of a store by a form of its own. */
const parts = [
  ['legal', LegalForm],
  ['promises', PromisesForm],
  ['times', TimesForm],
  ['sending', SendingForm],
] as const

export default defineList({
  texts: storeTexts,
  filters: {},
  name: 'stores',
  read: (api) => asPage(api.storeAdmin.list.query(), wholePage),
  isWhole: true,
  isFresh: true,
  useOwn: () => useMenuOfStores(),
  head: ({ texts, open, session: { canEverywhere } }, { reload }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: canEverywhere('store.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() =>
          open((close) => <NewStoreForm of={undefined} onDone={reload} onClose={close} />)
        }
      >
        {texts.add}
      </Button>
    ),
  }),
  rowKey: 'storeId',
  columns: ({ texts, open, session: { scope } }, { reload }) => [
    {
      title: texts.store,
      key: 'store',
      render: (_, { storeId, name, nameEn, address }) => (
        <div>
          <div style={{ fontWeight: 500 }}>
            {name} {storeId === scope.storeId && <Pill tone="blue">{texts.here}</Pill>}
          </div>
          <div className="soft small">{[nameEn, address].filter(Boolean).join(' · ')}</div>
        </div>
      ),
    },
    { title: texts.contact, dataIndex: 'phone', width: 130 },
    { title: texts.service, dataIndex: 'hours', width: 170 },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 110,
      render: (_, { isOpen, gaps }) => (
        <Space size={4} wrap>
          <Pill tone={isOpen ? 'good' : 'plain'}>{isOpen ? texts.open : texts.closed}</Pill>
          {gaps.length > 0 && <Pill tone="warn">{texts.test}</Pill>}
        </Space>
      ),
    },
    {
      title: <span className="sr-only">{texts.change}</span>,
      key: 'actions',
      align: 'right',
      width: 310,
      render: (_, store) => (
        <>
          {store.storeId === scope.storeId ? (
            <Space size={8} wrap>
              {parts.map(([name, PartForm]) => (
                <Button
                  key={name}
                  size="small"
                  onClick={() => open((close) => <PartForm of={store} onClose={close} />)}
                >
                  {texts[name]}
                </Button>
              ))}
              <Button
                size="small"
                onClick={() =>
                  open((close) => <StoreForm of={store} onDone={reload} onClose={close} />)
                }
              >
                {texts.change}
              </Button>
            </Space>
          ) : (
            <Link to={addressOf({ ...scope, storeId: store.storeId }, 'stores')}>
              {texts.enter}
            </Link>
          )}
          <Link
            to={auditAddress(scope, `store ${store.storeId}`)}
            className="soft small"
            style={{ padding: '0 8px' }}
          >
            {texts.history}
          </Link>
        </>
      ),
    },
  ],
  width: 960,
})

/** The stores at the side: they are asked for with who is signed in. */
function useMenuOfStores() {
  const queries = useQueryClient()
  return { reload: () => void queries.invalidateQueries({ queryKey: ['me'] }) }
}
