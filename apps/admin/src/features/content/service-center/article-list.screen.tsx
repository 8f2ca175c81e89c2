import type { AdminArticleRow } from '@mallard/contract/content/service-center/service-center-admin.calls'
import { articleKinds } from '@mallard/contract/content/service-center/service-center.codes'
import { useMutation } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { ArticleEdit } from './article-edit.ts'
import { articleTexts } from './article.texts.ts'

/** Articles of the partner's service centre, the last changed first. */
export default defineList({
  texts: articleTexts,
  filters: { kind: oneOf(articleKinds), state: oneOf(['published', 'draft']), q: words() },
  name: 'service-articles.list',
  read: (api, asked) => api.serviceAdmin.articles.query(asked),
  useOwn: useRemoving,
  head: ({ texts, open, session: { canEverywhere } }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: canEverywhere('service.write') && (
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
        of={field('kind')}
        label={texts.kind}
        any={texts.anyKind}
        options={articleKinds.map((value) => ({ value, label: texts[value] }))}
        width={140}
      />
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.anyState}
        options={(['published', 'draft'] as const).map((value) => ({
          value,
          label: texts[value],
        }))}
        width={130}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, open, session: { canEverywhere } }, remove) => [
    {
      title: texts.name,
      key: 'title',
      render: (_, { title, titleEn, kind, categories }) => (
        <div>
          <strong>{title}</strong>
          {titleEn && <div className="soft small">{titleEn}</div>}
          <div className="soft small">{[texts[kind], ...categories].join(' · ')}</div>
        </div>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 100,
      render: (_, { isPublished }) => (
        <Pill tone={isPublished ? 'good' : 'plain'}>
          {isPublished ? texts.published : texts.draft}
        </Pill>
      ),
    },
    {
      title: texts.reads,
      key: 'reads',
      width: 90,
      align: 'right',
      render: (_, { reads }) => count(reads),
    },
    {
      title: texts.votes,
      key: 'votes',
      width: 130,
      align: 'right',
      render: (_, { helpful, unhelpful }) => `${count(helpful)} / ${count(unhelpful)}`,
    },
    {
      title: texts.updatedAt,
      key: 'updatedAt',
      width: 150,
      responsive: ['lg'],
      render: (_, { updatedAt }) => dateTime(updatedAt),
    },
    ...(canEverywhere('service.write')
      ? [
          {
            title: '',
            key: 'acts',
            card: 'last' as const,
            width: 150,
            render: (_: unknown, row: AdminArticleRow) => (
              <Space>
                <Button
                  size="small"
                  onClick={() => open((close) => <ArticleEdit id={row.id} onClose={close} />)}
                >
                  {texts.edit}
                </Button>
                <Button size="small" danger onClick={() => void remove(row)}>
                  {texts.remove}
                </Button>
              </Space>
            ),
          },
        ]
      : []),
  ],
  width: 760,
  total: ({ texts }) => texts.totalArticles,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

/** Asks, and removes an article. */
function useRemoving() {
  const texts = articleTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const removing = useMutation({
    mutationFn: (id: number) => api.serviceAdmin.remove({ id }),
    onSettled: () => invalidate(api.serviceAdmin),
  })
  return async ({ id, title }: AdminArticleRow): Promise<void> => {
    const isSure = await feedback.ask({
      title: texts.removeAsk(title),
      text: texts.removeHint,
      ok: texts.remove,
      isDangerous: true,
    })
    if (!isSure) return
    removing.mutate(id, {
      onSuccess: () => feedback.done(texts.removed),
      onError: feedback.failed,
    })
  }
}
