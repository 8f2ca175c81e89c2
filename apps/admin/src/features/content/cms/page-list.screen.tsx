import type { Locale } from '@mallard/kernel'
import type { AdminPageRow } from '@mallard/contract/content/cms/page-admin.calls'
import { accountPage } from '@mallard/contract/content/cms/page.codes'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { WordField } from '#platform/list/fields.tsx'
import { words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { dateTime } from '#platform/show.ts'
import { PageCreateForm } from './page-create.form.tsx'
import { PageState } from './page-state.tsx'
import styles from './page.module.css'
import { layoutTexts, pageTexts } from './page.texts.ts'

function layoutText(locale: Locale, { layout, type }: AdminPageRow): string {
  const layouts = layoutTexts.of(locale)
  if (type === 'home' || type === 'storeMiniMall' || type === 'aqiyi') return layouts[type]
  return type.startsWith(accountPage) ? layouts.account : layouts[layout]
}

/** Content pages of the store, the last changed first. */
export default defineList({
  texts: pageTexts,
  filters: { q: words() },
  name: 'pages.list',
  read: (api, asked) => api.pageAdmin.list.query(asked),
  head: ({ texts, open, session: { can, scope } }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: can('page.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() =>
          open((close) => (
            <PageCreateForm
              of={undefined}
              onDone={({ id }) => void navigate(addressOf(scope, 'pages', id))}
              onClose={close}
            />
          ))
        }
      >
        {texts.create}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => <WordField of={field('q')} label={texts.search} />,
  rowKey: 'id',
  columns: ({ texts, locale, session: { scope } }) => [
    {
      title: texts.name,
      key: 'name',
      render: (_, row) => (
        <div>
          <Link to={addressOf(scope, 'pages', row.id)} className={styles.open}>
            {row.title}
          </Link>
          <div className="soft small">{layoutText(locale, row)}</div>
        </div>
      ),
    },
    {
      title: texts.path,
      key: 'path',
      render: (_, { path }) => (
        <a
          href={path}
          target="_blank"
          rel="noreferrer"
          className={`mono ${styles.path}`}
          onClick={(event) => event.stopPropagation()}
        >
          {path}
        </a>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      width: 220,
      render: (_, row) => <PageState page={row} />,
    },
    {
      title: texts.saved,
      key: 'saved',
      width: 160,
      render: (_, { savedAt, savedBy }) => (
        <div className="small">
          {dateTime(savedAt)}
          <div className="soft">{savedBy}</div>
        </div>
      ),
    },
  ],
  width: 760,
  opens: ({ id }, { session }) => addressOf(session.scope, 'pages', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
