import type { AdminGuide } from '@mallard/contract/content/kitchen/kitchen-admin.calls'
import { Button, Space } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { dateTime } from '#platform/show.ts'
import { GuideForm } from './guide.form.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'
import { useRemoving } from './use-removing.ts'

/** Guides of the partner's goods, the last changed first. */
export default defineList({
  texts: kitchenTexts,
  filters: { state: oneOf(['published', 'draft']), q: words() },
  name: 'guides.list',
  read: (api, asked) => api.guideAdmin.list.query(asked),
  isFresh: true,
  useOwn: () => useRemoving('guides'),
  head: ({ texts, open, session: { canEverywhere } }) => ({
    title: texts.guides,
    hint: texts.guidesHint,
    actions: canEverywhere('content.write') && (
      <Button
        type="primary"
        icon={<Icon name="plus" />}
        onClick={() => open((close) => <GuideForm of={undefined} onClose={close} />)}
      >
        {texts.newGuide}
      </Button>
    ),
  }),
  fields: ({ texts, field }) => (
    <>
      <ChoiceField
        of={field('state')}
        label={texts.state}
        any={texts.anyState}
        options={(['published', 'draft'] as const).map((value) => ({ value, label: texts[value] }))}
        width={130}
      />
      <WordField of={field('q')} label={texts.search} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts, locale, open, session: { canEverywhere } }, remove) => [
    {
      title: texts.guideName,
      key: 'title',
      render: (_, { title, pic, goodsName, sections }) => (
        <div className={styles.row}>
          <Thumb pic={pic} size={56} />
          <div>
            <strong>{(locale === 'en' && title.en) || title.zh}</strong>
            <div className="soft small">
              {goodsName} · {texts.sectionCount(sections.length)}
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
      render: (_, { isPublished }) => (
        <Pill tone={isPublished ? 'good' : 'plain'}>
          {isPublished ? texts.published : texts.draft}
        </Pill>
      ),
    },
    {
      title: texts.updatedAt,
      key: 'updatedAt',
      width: 150,
      render: (_, { updatedAt }) => dateTime(updatedAt),
    },
    ...(canEverywhere('content.write')
      ? [
          {
            title: '',
            key: 'acts',
            card: 'last' as const,
            width: 150,
            render: (_: unknown, row: AdminGuide) => (
              <Space>
                <Button
                  size="small"
                  onClick={() => open((close) => <GuideForm of={row} onClose={close} />)}
                >
                  {texts.edit}
                </Button>
                <Button size="small" danger onClick={() => void remove(row.id, row.title.zh)}>
                  {texts.remove}
                </Button>
              </Space>
            ),
          },
        ]
      : []),
  ],
  width: 640,
  total: ({ texts }) => texts.totalArticles,
  empty: ({ texts }) => ({ title: texts.noGuides, text: texts.noneHint }),
})
