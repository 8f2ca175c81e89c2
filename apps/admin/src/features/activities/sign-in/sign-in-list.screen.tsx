import type { AdminSignIn } from '@mallard/contract/activities/sign-in/sign-in-admin.calls'
import { Button } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { auditAddress } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { SignInForm } from './sign-in.form.tsx'
import styles from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

/** Daily sign-in: its rule, and what came of it by day. */
export default defineList({
  texts: signInTexts,
  filters: {},
  name: 'sign-in',
  read: (api) =>
    asPage(api.signInAdmin.read.query(), (rule) => ({ ...wholePage(rule.days), rule })),
  isWhole: true,
  isFresh: true,
  head: ({ texts, data, open, session: { canEverywhere } }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: canEverywhere('promotion.write') && data && (
      <Button
        type="primary"
        onClick={() => open((close) => <SignInForm of={data.rule} onClose={close} />)}
      >
        {texts.change}
      </Button>
    ),
  }),
  above: ({ data }) => data && <RuleView rule={data.rule} />,
  sheetTitle: ({ texts }) => texts.days,
  rowKey: 'day',
  columns: ({ texts }) => [
    { title: texts.day, dataIndex: 'day', width: 130 },
    {
      title: texts.seen,
      key: 'seen',
      align: 'right',
      width: 120,
      render: (_, { seen }) => (seen > 0 ? texts.people(count(seen)) : '–'),
    },
    {
      title: texts.signed,
      key: 'signed',
      align: 'right',
      width: 130,
      render: (_, { signed }) => texts.people(count(signed)),
    },
    {
      title: texts.share,
      key: 'share',
      align: 'right',
      width: 110,
      // Days before it was counted who saw the page have no share.
      render: (_, { seen, signed }) =>
        seen >= signed && seen > 0 ? `${Math.round((signed * 100) / seen)}%` : '–',
    },
    {
      title: texts.points,
      key: 'points',
      align: 'right',
      width: 130,
      render: (_, { points }) => count(points),
    },
    {
      title: texts.madeUp,
      key: 'madeUp',
      align: 'right',
      width: 130,
      render: (_, { madeUp }) => texts.people(count(madeUp)),
    },
    {
      title: texts.taken,
      key: 'cost',
      align: 'right',
      width: 140,
      render: (_, { cost }) => count(cost),
    },
    {
      title: texts.net,
      key: 'net',
      align: 'right',
      width: 130,
      render: (_, { points, cost }) => count(points - cost),
    },
  ],
  width: 1020,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

function RuleView({ rule }: { rule: AdminSignIn }) {
  const texts = signInTexts.use()
  const { scope } = useSession()
  return (
    <Panel>
      <div className={styles.rule}>
        <Pill tone={rule.isOn ? 'good' : 'plain'}>{rule.isOn ? texts.isOn : texts.off}</Pill>
        <ol className={styles.steps} aria-label={texts.rewards}>
          {rule.rewards.map((points, place) => (
            <li key={place}>
              <Pill tone="plain">
                {texts.nth(place + 1)} +{points}
              </Pill>
            </li>
          ))}
        </ol>
        <span className="soft small">
          {rule.makeUpCost === null ? texts.noMakeUp : texts.makeUpFor(rule.makeUpCost)}
        </span>
        <span className="soft small">{texts.reminders(count(rule.reminders))}</span>
        {rule.updatedAt !== null && (
          <span className="soft small">{texts.changedAt(dateTime(rule.updatedAt))}</span>
        )}
        <Link to={auditAddress(scope, 'signIn')} className="soft small">
          {texts.history}
        </Link>
      </div>
    </Panel>
  )
}
