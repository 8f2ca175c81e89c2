import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { defineList } from '#platform/list/define-list.tsx'
import { ChoiceField, WordField } from '#platform/list/fields.tsx'
import { numberOf, words } from '#platform/list/filters.ts'
import { Icon } from '#platform/parts/icons.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count, money } from '#platform/show.ts'
import { ImportQuotas } from './import-quotas.tsx'
import { AddQuotaForm, YearlyForm } from './quota.form.tsx'
import { quotaTexts } from './quota.texts.ts'

/** Years that can be looked at: this one and those before. */
const yearsBack = 4

/** Who may buy for how much in a year, and how far that is used. */
export default defineList({
  texts: quotaTexts,
  filters: { q: words(), year: numberOf() },
  name: 'inner-quotas',
  read: (api, asked) => api.innerBuyAdmin.grants.query(asked),
  head: ({ texts, session: { can }, open }) => ({
    title: texts.title,
    hint: texts.hint,
    actions: can('promotion.write') && (
      <>
        <ImportQuotas open={open} />
        <Button
          type="primary"
          icon={<Icon name="plus" />}
          onClick={() => open((close) => <AddQuotaForm of={undefined} onClose={close} />)}
        >
          {texts.add}
        </Button>
      </>
    ),
  }),
  export: ({ texts, session: { api } }) => ({
    text: texts.export,
    make: async (format) => {
      const { rows, ...made } = await api.innerBuyAdmin.exportGrants({ format })
      return { ...made, rows, done: texts.exported(rows) }
    },
    nothing: texts.nothing,
    cut: texts.cut,
  }),
  above: ({ open }) => <Figures open={open} />,
  fields: ({ texts, field, data }) => {
    const latest = data?.year ?? new Date().getFullYear()
    return (
      <>
        <WordField of={field('q')} label={texts.search} />
        <ChoiceField
          of={field('year')}
          label={texts.year}
          any={texts.thisYear}
          options={Array.from({ length: yearsBack }, (_, back) => ({
            value: latest - 1 - back,
            label: texts.yearOf(latest - 1 - back),
          }))}
          width={120}
        />
      </>
    )
  },
  rowKey: 'id',
  columns: ({ texts, session: { scope } }) => [
    {
      title: texts.person,
      key: 'person',
      render: (_, { id, name, phone, isEmployee }) => (
        <div>
          <Link to={addressOf(scope, 'inner-quotas', id)}>{name}</Link>{' '}
          {!isEmployee && <Pill tone="warn">{texts.noRole}</Pill>}
          <div className="soft small">{phone}</div>
        </div>
      ),
    },
    {
      title: texts.quota,
      key: 'quota',
      width: 120,
      align: 'right',
      render: (_, { quota }) => money(quota),
    },
    {
      title: texts.used,
      key: 'used',
      width: 120,
      align: 'right',
      render: (_, { used }) => money(used),
    },
    {
      title: texts.reserved,
      key: 'reserved',
      width: 120,
      align: 'right',
      render: (_, { reserved }) => money(reserved),
    },
    {
      title: texts.left,
      key: 'left',
      width: 120,
      align: 'right',
      render: (_, { left }) => money(left),
    },
    {
      title: texts.orders,
      key: 'orders',
      width: 80,
      align: 'right',
      render: (_, { orders }) => count(orders),
    },
  ],
  width: 760,
  opens: ({ id }, { session }) => addressOf(session.scope, 'inner-quotas', id),
  total: ({ texts }) => texts.total,
  empty: ({ texts }) => ({ title: texts.none, text: texts.noneHint }),
})

const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.floor((part * 100) / all))

/** How this year goes, and what is given by itself. */
function Figures({ open }: { open: (over: (close: () => void) => React.ReactNode) => void }) {
  const texts = quotaTexts.use()
  const { api, can } = useSession()
  const { data: figures } = useQuery(api.innerBuyAdmin.figures.query())
  const { data: setting } = useQuery(api.innerBuyAdmin.setting.query())
  if (!figures || !setting) return <Skeleton active paragraph={{ rows: 2 }} title={false} />
  const { people, seen, joined, ordered, paid, quota, used, reserved, cost } = figures
  const { yearlyQuota } = setting
  return (
    <div>
      <Sums
        sums={[
          { name: texts.people, value: count(people), note: texts.peopleNote },
          { name: texts.seen, value: count(seen), note: texts.ofPeople(shareOf(seen, people)) },
          {
            name: texts.joined,
            value: count(joined),
            note: texts.ofPeople(shareOf(joined, people)),
          },
          { name: texts.ordered, value: count(ordered) },
          { name: texts.paid, value: count(paid) },
          { name: texts.usedSum, value: money(used), note: texts.ofQuota(money(quota)) },
          { name: texts.reservedSum, value: money(reserved) },
          { name: texts.cost, value: money(cost), note: texts.costNote },
        ]}
      />
      <p className="soft">
        {yearlyQuota > 0 ? texts.yearly(money(yearlyQuota)) : texts.yearlyNone}{' '}
        {can('promotion.write') && (
          <Button
            size="small"
            onClick={() => open((close) => <YearlyForm of={setting} onClose={close} />)}
          >
            {texts.setYearly}
          </Button>
        )}
      </p>
    </div>
  )
}
