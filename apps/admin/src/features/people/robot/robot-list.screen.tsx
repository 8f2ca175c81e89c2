import { alertKindWords } from '@mallard/contract/people/alert/alert.codes'
import type { Robot } from '@mallard/contract/people/robot/robot-admin.calls'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { asPage, defineList, wholePage } from '#platform/list/define-list.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { useInvalidate } from '#platform/use-invalidate.ts'
import { RobotForm } from './robot.form.tsx'
import { robotFaultTexts, robotKindTexts, robotTexts } from './robot.texts.ts'

export default defineList({
  texts: robotTexts,
  filters: {},
  read: (api) => asPage(api.robotAdmin.list.query(), wholePage),
  isWhole: true,
  isFresh: true,
  every: 15_000,
  useOwn: () => useRobotActs(),
  head: ({ texts, open }) => ({
    title: texts.title,
    hint: texts.titleHint,
    actions: (
      <Button
        type="primary"
        icon={<Icon name="plus" size={16} />}
        onClick={() => open((close) => <RobotForm of={undefined} onClose={close} />)}
      >
        {texts.add}
      </Button>
    ),
  }),
  rowKey: 'id',
  columns: ({ texts, locale, open }, { test, remove, testing }) => [
    { title: texts.name, key: 'name', width: 200, render: (_, robot) => <Named robot={robot} /> },
    {
      title: texts.tells,
      key: 'tells',
      render: (_, { alertKinds, hasDigest }) => {
        const told = alertKinds.map((kind) => alertKindWords[kind][locale === 'en' ? 1 : 0])
        return [...told, ...(hasDigest ? [texts.digest] : [])].join(texts.between) || texts.nothing
      },
    },
    {
      title: texts.robotState,
      key: 'state',
      card: 'wide',
      width: 230,
      render: (_, robot) => <State robot={robot} />,
    },
    {
      title: texts.last,
      key: 'last',
      width: 150,
      render: (_, { lastAt }) =>
        lastAt === null ? (
          <span className="soft">{texts.never}</span>
        ) : (
          <span className="nowrap">{dateTime(lastAt)}</span>
        ),
    },
    {
      title: texts.actions,
      key: 'actions',
      card: 'last',
      width: 250,
      render: (_, robot) => (
        <>
          <ActionButton
            size="small"
            loading={testing === robot.id}
            onClick={() => test(robot)}
            aria-label={`${texts.test} ${robot.name}`}
          >
            {texts.test}
          </ActionButton>
          <Button
            type="text"
            size="small"
            onClick={() => open((close) => <RobotForm of={robot} onClose={close} />)}
          >
            {texts.edit}
          </Button>
          <Button type="text" size="small" danger onClick={() => void remove(robot)}>
            {texts.remove}
          </Button>
        </>
      ),
    },
  ],
  width: 980,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneText }),
})

function Named({ robot: { name, kind, addressEnd } }: { robot: Robot }) {
  const kinds = robotKindTexts.use()
  return (
    <div>
      <div style={{ fontWeight: 500 }}>{name}</div>
      <div className="soft small">
        {kinds[kind]} · <span className="mono">{addressEnd}</span>
      </div>
    </div>
  )
}

/** Whether it runs, and what it could not send. */
function State({ robot: { isOn, fault, waiting } }: { robot: Robot }) {
  const texts = robotTexts.use()
  const faults = robotFaultTexts.use()
  const tone = !isOn ? 'plain' : fault ? 'bad' : 'good'
  return (
    <div>
      <Pill tone={tone}>{!isOn ? texts.off : fault ? faults[fault.reason] : texts.on}</Pill>
      {waiting > 0 && <span className="soft small"> {texts.waiting(waiting)}</span>}
      {fault && (
        <div className="soft small" style={{ overflowWrap: 'anywhere' }}>
          {texts.failing(dateTime(fault.since))}
          {fault.said && ` · ${fault.said}`}
        </div>
      )}
    </div>
  )
}

function useRobotActs() {
  const texts = robotTexts.use()
  const faults = robotFaultTexts.use()
  const { api } = useSession()
  const feedback = useFeedback()
  const invalidate = useInvalidate()
  const onSettled = () => invalidate(api.robotAdmin.list)
  const testing = useMutation({
    mutationFn: (id: number) => api.robotAdmin.test({ id }),
    onSettled,
    onSuccess: ({ fault }) =>
      fault
        ? feedback.note(texts.testFailed, `${faults[fault.reason]}\n${fault.said}`)
        : feedback.done(texts.testDone),
    onError: feedback.failed,
  })
  const removing = useMutation({
    mutationFn: (id: number) => api.robotAdmin.remove({ id }),
    onSettled,
    onSuccess: () => feedback.done(texts.removed),
    onError: feedback.failed,
  })
  return {
    testing: testing.isPending ? testing.variables : undefined,
    test: ({ id }: Robot) => testing.mutate(id),
    async remove({ id, name }: Robot): Promise<void> {
      const question = { title: texts.removeTitle(name), text: texts.removeText, ok: texts.remove }
      if (await feedback.ask({ ...question, isDangerous: true })) removing.mutate(id)
    },
  }
}
