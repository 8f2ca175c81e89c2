import type { NoticeTemplate } from '@mallard/contract/people/notices/notice-template-admin.calls'
import { noticeGroups } from '@mallard/contract/people/notices/notice-template.codes'
import { Button } from 'antd'
import { asPage, defineList } from '#platform/list/define-list.tsx'
import { oneOf } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { useLocale } from '#platform/texts.ts'
import { noticeGroupTexts, noticeTemplateTexts } from './notice-template.texts.ts'
import { NoticeTemplateForm } from './notice-template.form.tsx'
import styles from './notice-template.module.css'

type Group = (typeof noticeGroups)[number]

/** The messages of a group, and how many each group has. */
const groupOf = (group: Group) => (all: readonly NoticeTemplate[]) => {
  const list = all.filter((each) => each.group === group)
  return { list, total: list.length, groups: all.map((each) => each.group) }
}

export default defineList({
  texts: noticeTemplateTexts,
  filters: { group: oneOf(noticeGroups, 'order') },
  read: (api, { group }) => {
    const page = asPage(api.noticeTemplateAdmin.list.query(), groupOf(group))
    return { ...page, queryKey: [...page.queryKey, group] }
  },
  isWhole: true,
  isFresh: true,
  useOwn: () => noticeGroupTexts.use(),
  head: ({ texts }) => ({ title: texts.title, hint: texts.titleHint }),
  tabs: ({ asked, data, change }, names) => ({
    chosen: asked.group,
    tabs: noticeGroups.map((key) => ({
      key,
      text: names[key],
      count: data?.groups.filter((group) => group === key).length,
    })),
    onChoose: (group) => change({ group }),
  }),
  rowKey: 'event',
  columns: ({ texts, open, session: { canEverywhere } }) => [
    { title: texts.event, key: 'event', width: 220, render: (_, { name }) => name },
    {
      title: texts.words,
      key: 'words',
      card: 'wide',
      render: (_, template) => <Words of={template} />,
    },
    {
      title: texts.state,
      key: 'state',
      width: 190,
      render: (_, template) => <State of={template} />,
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      width: 100,
      render: (_, template) =>
        canEverywhere('store.write') && (
          <Button
            type="text"
            size="small"
            aria-label={`${texts.edit} ${template.name}`}
            onClick={() => open((close) => <NoticeTemplateForm of={template} onClose={close} />)}
          >
            {texts.edit}
          </Button>
        ),
    },
  ],
  width: 900,
  empty: ({ texts }) => ({ title: texts.title }),
})

/** The words in the reader's language, with their variables. */
function Words({ of: { title, titleEn, text, textEn } }: { of: NoticeTemplate }) {
  const isEnglish = useLocale() === 'en'
  return (
    <div className={styles.words}>
      <div className={styles.title}>{isEnglish ? titleEn : title}</div>
      <div className="soft small">{isEnglish ? textEn : text}</div>
    </div>
  )
}

function State({ of: { isFixed, isOn, isOwn } }: { of: NoticeTemplate }) {
  const texts = noticeTemplateTexts.use()
  return (
    <span className={styles.state}>
      <Pill tone={isOn ? 'good' : 'plain'}>
        {isFixed ? texts.always : isOn ? texts.on : texts.off}
      </Pill>
      {isOwn && <Pill tone="blue">{texts.own}</Pill>}
    </span>
  )
}
