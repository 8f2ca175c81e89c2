import { standings } from '@mallard/contract/people/standing/standing.codes'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { numberOf, oneOf, orderBy, words } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link, navigate } from '#platform/router.tsx'
import { count, dateTime, money, shortTime } from '#platform/show.ts'
import styles from './member.module.css'
import { memberTexts } from './member.texts.ts'
import { MemberStatus } from './member-status.tsx'
import { WaitingPoints } from './waiting-points.tsx'

const sorts = { new: 'new', paid: 'paid', points: 'byPoints', growth: 'byGrowth' } as const
const sortNames = ['new', 'paid', 'points', 'growth'] as const

export default defineList({
  texts: memberTexts,
  filters: {
    q: words(),
    level: words(),
    tag: numberOf(),
    standing: oneOf(standings),
    sort: orderBy(sortNames, 'new'),
  },
  name: 'member.list',
  read: (api, asked) => api.memberAdmin.list.query(asked),
  isFresh: true,
  useOwn: ({ session: { api } }) => ({
    levels: useQuery(api.levelAdmin.list.query()).data ?? [],
    tags: useQuery(api.memberRecordAdmin.tags.query()).data ?? [],
  }),
  head: ({ texts, session }) => ({
    title: texts.title,
    actions: (
      <>
        <Button onClick={() => void navigate(addressOf(session.scope, 'members', 'tags'))}>
          {texts.tags}
        </Button>
        <Button onClick={() => void navigate(addressOf(session.scope, 'members', 'levels'))}>
          {texts.levels}
        </Button>
      </>
    ),
  }),
  above: () => <WaitingPoints />,
  fields: ({ texts, field }, { levels, tags }) => (
    <>
      <WordField of={field('q')} label={texts.search} hint={texts.searchHint} />
      <ChoiceField
        of={field('level')}
        label={texts.level}
        any={texts.anyLevel}
        options={levels.map(({ code, name }) => ({ value: code, label: name }))}
        width={140}
      />
      <ChoiceField
        of={field('tag')}
        label={texts.tags}
        any={texts.anyTag}
        options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        width={140}
      />
      <ChoiceField
        of={field('standing')}
        label={texts.standing}
        any={texts.anyStanding}
        options={standings.map((value) => ({ value, label: texts[value] }))}
        width={140}
      />
      <ChoiceField
        of={field('sort')}
        label={texts.sort}
        options={sortNames.map((value) => ({ value, label: texts[sorts[value]] }))}
        width={140}
      />
    </>
  ),
  rowKey: 'memberId',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.member,
      key: 'member',
      width: 190,
      render: (_, { memberId, nickname, phoneMasked, status }) => (
        <div className={styles.cell}>
          <span>
            <Link to={addressOf(scope, 'members', memberId)}>{nickname}</Link>{' '}
            <MemberStatus status={status} />
          </span>
          <span className="soft small">{phoneMasked}</span>
        </div>
      ),
    },
    {
      title: texts.level,
      key: 'level',
      width: 120,
      render: (_, { level }) => level && <Pill tone="plain">{level}</Pill>,
    },
    {
      title: texts.points,
      key: 'points',
      width: 100,
      align: 'right',
      render: (_, { points }) => count(points),
    },
    {
      title: texts.growth,
      key: 'growth',
      width: 100,
      align: 'right',
      render: (_, { growth }) => count(growth),
    },
    { title: texts.orders, dataIndex: 'orders', width: 80, align: 'right' },
    {
      title: texts.spent,
      key: 'paid',
      width: 130,
      align: 'right',
      render: (_, { paid }) => money(paid),
    },
    {
      title: texts.last,
      key: 'last',
      width: 130,
      render: (_, { lastOrderTime }) => (
        <span className="soft">
          {lastOrderTime === null ? texts.never : shortTime(lastOrderTime)}
        </span>
      ),
    },
    {
      title: texts.joined,
      key: 'joined',
      width: 120,
      render: (_, { createTime }) => (
        <span className="soft">{dateTime(createTime).slice(0, 10)}</span>
      ),
    },
  ],
  width: 970,
  opens: ({ memberId }, { session }) => addressOf(session.scope, 'members', memberId),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})
