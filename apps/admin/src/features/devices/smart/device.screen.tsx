import type { AdminDeviceDetail } from '@mallard/contract/devices/smart/smart-admin.calls'
import { definePage } from '#platform/page/define-page.tsx'
import { BarChart } from '#platform/parts/bar-chart.tsx'
import { Columns } from '#platform/parts/columns.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Timeline } from '#platform/parts/timeline.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { smartTexts } from './smart.texts.ts'

/** One smart device: whose it is and was, its warranty, what is wrong with it, how it is used. */
export default definePage({
  texts: smartTexts,
  read: (api, id) => api.smartAdmin.device.query({ id: Number(id) }),
  every: 60_000,
  section: 'devices',
  back: ({ back }) => back,
  waiting: ({ texts }) => texts.device,
  head: ({ texts, one: { deviceId, isOnline, fault } }) => ({
    title: deviceId,
    beside: (
      <>
        <Pill tone={isOnline ? 'good' : 'plain'}>{isOnline ? texts.online : texts.offline}</Pill>
        {fault && <Pill tone="bad">{`${fault.code} ${fault.text}`.trim()}</Pill>}
      </>
    ),
  }),
  body: ({ one: device }) => (
    <Columns
      main={
        <>
          <UsePanel use={device.use} />
          <Events events={device.events} />
        </>
      }
      aside={
        <>
          <About device={device} />
          <Bindings bindings={device.bindings} />
        </>
      }
    />
  ),
})

function UsePanel({ use }: Pick<AdminDeviceDetail, 'use'>) {
  const texts = smartTexts.use()
  return (
    <Panel title={texts.use}>
      <BarChart
        label={texts.use}
        unit={texts.minutes}
        bars={use.map(({ day, minutes }) => ({
          key: day,
          value: minutes,
          name: day.slice(5),
          title: texts.useBar(day, minutes),
        }))}
      />
    </Panel>
  )
}

function About({ device }: { device: AdminDeviceDetail }) {
  const texts = smartTexts.use()
  const { scope, can } = useSession()
  const { model, seenAt, lifeLeft, usedMinutes, ratedMinutes, meshSince, warranty } = device
  const dayOf = (at: number) => dateTime(at).slice(0, 10)
  return (
    <Panel title={texts.about}>
      <Facts
        facts={[
          [texts.model, model],
          [texts.seenAt, seenAt === null ? texts.never : dateTime(seenAt)],
          [texts.life, `${texts.percent(lifeLeft)} · ${texts.lifeUsed(usedMinutes, ratedMinutes)}`],
          [texts.meshSince, dayOf(meshSince)],
          ...(warranty
            ? ([
                [texts.cardNo, warranty.cardNo],
                [texts.period, `${dayOf(warranty.startAt)} – ${dayOf(warranty.endAt)}`],
                [texts.activatedAt, dateTime(warranty.activatedAt)],
                ...(warranty.orderSn === null
                  ? []
                  : [
                      [
                        texts.order,
                        can('order.read') ? (
                          <Link key="order" to={addressOf(scope, 'orders', warranty.orderSn)}>
                            {warranty.orderSn}
                          </Link>
                        ) : (
                          warranty.orderSn
                        ),
                      ] as const,
                    ]),
              ] as const)
            : [[texts.warranty, texts.notActivated] as const]),
        ]}
      />
    </Panel>
  )
}

function Bindings({ bindings }: Pick<AdminDeviceDetail, 'bindings'>) {
  const texts = smartTexts.use()
  const { scope, can } = useSession()
  if (bindings.length === 0)
    return (
      <Panel title={texts.bindings}>
        <p className="soft">{texts.noBindings}</p>
      </Panel>
    )
  return (
    <Panel title={texts.bindings}>
      <Facts
        facts={bindings.map(({ memberId, nickname, boundAt, endedAt }) => [
          `${dateTime(boundAt)} – ${endedAt === null ? texts.now : dateTime(endedAt)}`,
          memberId === null ? (
            texts.closedAccount
          ) : can('member.read') ? (
            <Link key="member" to={addressOf(scope, 'members', memberId)}>
              {nickname}
            </Link>
          ) : (
            nickname
          ),
        ])}
      />
    </Panel>
  )
}

function Events({ events }: Pick<AdminDeviceDetail, 'events'>) {
  const texts = smartTexts.use()
  const words: Readonly<Record<(typeof events)[number]['kind'], (text: string) => string>> = {
    bound: () => texts.eventBound,
    unbound: () => texts.eventUnbound,
    used: (minutes) => texts.eventUsed(count(Number(minutes))),
    settingApplied: texts.eventSettingApplied,
    fault: texts.eventFault,
    online: () => texts.eventOnline,
    offline: () => texts.eventOffline,
  }
  if (events.length === 0)
    return (
      <Panel title={texts.events}>
        <p className="soft">{texts.noEvents}</p>
      </Panel>
    )
  return (
    <Timeline
      title={texts.events}
      steps={events.map(({ kind, at, text }, place) => ({
        key: `${at} ${kind} ${place}`,
        text: words[kind](text),
        at,
        by: '',
      }))}
    />
  )
}
