import type { AdminStoryRow } from '@mallard/contract/content/article/article-admin.calls'
import { articleStates, type ArticleState } from '@mallard/contract/content/article/article.codes'
import { href } from '@mallard/contract/paths'
import { Button, Space } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count, dateTime } from '#platform/show.ts'
import { ArticleEdit } from './article-edit.ts'
import styles from './article.module.css'
import { articleTexts } from './article.texts.ts'
import { useArticleActions } from './use-article-actions.ts'

const tones: Readonly<Record<ArticleState, Tone>> = {
  draft: 'plain',
  scheduled: 'warn',
  published: 'good',
  down: 'bad',
}

/** Articles of the partner, the last changed first. */
export default defineList({
  texts: articleTexts,
  filters: { state: oneOf(articleStates), q: words() },
  name: 'articles.list',
  read: (api, asked) => api.articleAdmin.list.query(asked),
  isFresh: true,
  useOwn: useArticleActions,
  head: ({ texts, open, session: { canEverywhere } }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: canEverywhere('content.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <ArticleEdit onClose={close} />)}
      >
        {texts.create}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.anyState}
        options={articleStates.map((value) => ({ value, label: texts[value] }))}
        width={130}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, open, session: { canEverywhere, scope } }, actions) => [
    {
      title: texts.name,
      key: 'title',
      render: (_, { title, titleEn, url, cover, author, state }) => (
        <div className={styles.article}>
          <Thumb pic={cover} size={56} />
          <div>
            {state === 'published' ? (
              <a
                href={href('articleDetail', {
                  partnerId: scope.partnerId,
                  storeId: scope.storeId,
                  url,
                })}
                target="_blank"
                rel="noreferrer"
              >
                <strong>{title}</strong>
              </a>
            ) : (
              <strong>{title}</strong>
            )}
            {titleEn && <div className="soft small">{titleEn}</div>}
            <div className="soft small">
              {author} · <span className="mono">{url}</span>
            </div>
          </div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 100,
      render: (_, { state }) => <Pill tone={tones[state]}>{texts[state]}</Pill>,
    },
    {
      title: texts.publishAt,
      key: 'publishAt',
      width: 150,
      render: (_, { publishAt }) => (publishAt === null ? '–' : dateTime(publishAt)),
    },
    {
      title: texts.said,
      key: 'said',
      width: 110,
      align: 'right',
      render: (_, { likes, comments }) => `${count(likes)} / ${count(comments)}`,
    },
    ...(canEverywhere('content.write')
      ? [
          {
            title: '',
            key: 'acts',
            card: 'last' as const,
            width: 210,
            render: (_: unknown, row: AdminStoryRow) => (
              <Space>
                <Button
                  size="small"
                  onClick={() => open((close) => <ArticleEdit id={row.id} onClose={close} />)}
                >
                  {texts.edit}
                </Button>
                <Button size="small" onClick={() => void actions.publish(row)}>
                  {row.state === 'published' || row.state === 'scheduled'
                    ? texts.takeDown
                    : texts.publish}
                </Button>
                <Button size="small" danger onClick={() => void actions.remove(row)}>
                  {texts.remove}
                </Button>
              </Space>
            ),
          },
        ]
      : []),
  ],
  width: 860,
  total: ({ texts }) => texts.totalArticles,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
