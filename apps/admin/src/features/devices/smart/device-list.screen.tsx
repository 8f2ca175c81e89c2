import { defineList } from '#platform/list/define-list.tsx'
import { SegmentField, WordField } from '#platform/list/fields.tsx'
import { oneOf, words } from '#platform/list/filters.ts'
import { Pill } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { dateTime } from '#platform/show.ts'
import { smartTexts } from './smart.texts.ts'

const states = ['all', 'bound', 'free', 'faulty'] as const

/** Smart devices of the store's models, the newest first. */
export default defineList({
  texts: smartTexts,
  filters: { state: oneOf(states, 'all'), q: words() },
  name: 'devices.list',
  read: (api, asked) => api.smartAdmin.devices.query(asked),
  isFresh: true,
  every: 60_000,
  head: ({ texts, data }) => ({
    title: texts.devices,
    hint: data && texts.devicesHint(data.faulty),
  }),
  fields: ({ texts, field }) => (
    <>
      <SegmentField
        of={field('state')}
        label={texts.state}
        options={states.map((value) => ({ value, label: texts[value] }))}
      />
      <WordField of={field('q')} label={texts.searchDevices} />
    </>
  ),
  rowKey: 'id',
  columns: ({ texts }) => [
    {
      title: texts.device,
      key: 'device',
      render: (_, { deviceId, model }) => (
        <>
          <strong>{model}</strong>
          <div className="soft small mono">{deviceId}</div>
        </>
      ),
    },
    {
      title: texts.state,
      key: 'state',
      card: 'corner',
      width: 100,
      render: (_, { isOnline }) => (
        <Pill tone={isOnline ? 'good' : 'plain'}>{isOnline ? texts.online : texts.offline}</Pill>
      ),
    },
    {
      title: texts.member,
      key: 'owner',
      width: 140,
      render: (_, { memberId, nickname }) => (memberId === null ? texts.free : nickname),
    },
    {
      title: texts.life,
      key: 'life',
      width: 80,
      render: (_, { lifeLeft }) => texts.percent(lifeLeft),
    },
    {
      title: texts.warranty,
      key: 'warranty',
      width: 140,
      render: (_, { warrantyEndAt }) =>
        warrantyEndAt === null
          ? texts.notActivated
          : texts.until(dateTime(warrantyEndAt).slice(0, 10)),
    },
    {
      title: texts.fault,
      key: 'fault',
      width: 160,
      render: (_, { fault }) =>
        fault ? <Pill tone="bad">{`${fault.code} ${fault.text}`.trim()}</Pill> : texts.noFault,
    },
  ],
  width: 860,
  opens: ({ id }, { session }) => addressOf(session.scope, 'devices', id),
  total: ({ texts }) => texts.totalDevices,
  empty: ({ texts }) => ({ title: texts.noDevices, text: texts.noDevicesHint }),
})
