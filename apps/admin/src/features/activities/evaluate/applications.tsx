import type {
  AdminApplication,
  AdminEvaluate,
} from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import type { TesterStep } from '@mallard/contract/activities/evaluate/evaluate.codes'
import { Space } from 'antd'
import { MemberCell, OrderCell, Records } from '#platform/activity/records.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './evaluate.module.css'
import { evaluateTexts } from './evaluate.texts.ts'
import { useDeciding } from './use-deciding.ts'

const lists = ['waiting', 'testers'] as const

const tones: Readonly<Record<TesterStep, Tone>> = {
  applied: 'blue',
  declined: 'plain',
  withdrawn: 'plain',
  excused: 'plain',
  coming: 'blue',
  due: 'warn',
  late: 'bad',
  reported: 'good',
}

/** What each step is called, among the texts. */
const names = {
  applied: 'isWaiting',
  declined: 'isDeclined',
  withdrawn: 'isWithdrawn',
  excused: 'isExcused',
  coming: 'isComing',
  due: 'isDue',
  late: 'isLate',
  reported: 'isReported',
} as const satisfies Readonly<Record<TesterStep, string>>

interface ApplicationsProps {
  of: AdminEvaluate
  mayWrite: boolean
}

/** Who applied and why; of testers how far they are, with their reports. */
export function Applications({ of, mayWrite }: ApplicationsProps) {
  const texts = evaluateTexts.use()
  const columns = columnsOf(texts)
  return (
    <Records
      of={of}
      title={texts.applications}
      filter={{
        label: texts.which,
        any: texts.all,
        options: lists.map((value) => ({ value, label: texts[value] })),
      }}
      read={(api, asked, which) =>
        api.evaluateAdmin.applications.query({ ...asked, which: which ?? 'all' })
      }
      rowKey="id"
      columns={
        mayWrite
          ? [
              ...columns,
              {
                key: 'decide',
                card: 'last',
                width: 190,
                render: (_, application) => <Decisions trial={of} application={application} />,
              },
            ]
          : columns
      }
      width={900}
      empty={texts.noApplications}
    />
  )
}

const columnsOf = (texts: ReturnType<typeof evaluateTexts.use>): ListColumn<AdminApplication>[] => [
  {
    title: texts.member,
    key: 'member',
    width: 160,
    render: (_, { memberId, name, phone, at }) => (
      <MemberCell
        id={memberId}
        name={name}
        note={
          <>
            {phone}
            <br />
            {dateTime(at)}
          </>
        }
      />
    ),
  },
  {
    title: texts.step,
    key: 'step',
    card: 'corner',
    width: 190,
    render: (_, { step, orderSn, reportDue }) => (
      <>
        <Pill tone={tones[step]}>{texts[names[step]]}</Pill>
        <div className="small">
          <OrderCell sn={orderSn} />
          {(step === 'due' || step === 'late') && reportDue !== null && (
            <div className="soft">{texts.due(dateTime(reportDue - 1))}</div>
          )}
        </div>
      </>
    ),
  },
  {
    title: `${texts.reason} / ${texts.report}`,
    key: 'words',
    card: 'wide',
    render: (_, application) => <Words of={application} />,
  },
]

function Words({ of: { reason, report } }: { of: AdminApplication }) {
  const texts = evaluateTexts.use()
  const { scope } = useSession()
  return (
    <div className={styles.words}>
      {report ? report.content : <span className="soft">{reason}</span>}
      {report && (
        <div className="soft small">
          {'★'.repeat(report.star)} {texts.pics(report.pics)} · {dateTime(report.at)}{' '}
          {report.isPromoted && <Pill tone="good">{texts.promoted}</Pill>}
          {!report.isShown && (
            <>
              <Pill tone="warn">{texts.hidden}</Pill>{' '}
              <Link to={addressOf(scope, 'reviews')}>{texts.toReviews}</Link>
            </>
          )}
        </div>
      )}
    </div>
  )
}

/** What can be decided about one application now. */
function Decisions({
  trial: { id, mayChoose },
  application: { id: applyId, step, report },
}: {
  trial: AdminEvaluate
  application: AdminApplication
}) {
  const texts = evaluateTexts.use()
  const { decide, isDeciding } = useDeciding()
  const named = { id, applyIds: [applyId] }
  return (
    <Space wrap size={8}>
      {mayChoose && (step === 'applied' || step === 'declined') && (
        <ActionButton
          size="small"
          type={step === 'applied' ? 'primary' : 'default'}
          loading={isDeciding}
          onClick={() => decide((calls) => calls.choose(named))}
        >
          {texts.choose}
        </ActionButton>
      )}
      {step === 'applied' && (
        <ActionButton
          size="small"
          disabled={isDeciding}
          onClick={() => decide((calls) => calls.decline(named))}
        >
          {texts.decline}
        </ActionButton>
      )}
      {report && (report.isShown || report.isPromoted) && (
        <ActionButton
          size="small"
          loading={isDeciding}
          onClick={() =>
            decide((calls) => calls.promote({ id, applyId, isPromoted: !report.isPromoted }))
          }
        >
          {report.isPromoted ? texts.unpromote : texts.promote}
        </ActionButton>
      )}
    </Space>
  )
}
