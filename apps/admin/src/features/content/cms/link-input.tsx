import type { ContentLink } from '@mallard/contract/links'
import { useQuery } from '@tanstack/react-query'
import { AutoComplete, Input, Select, TreeSelect } from 'antd'
import { branchOf } from '#platform/pick/categories-select.tsx'
import { GoodsSelect } from '#platform/pick/goods-select.tsx'
import { useCategories } from '#platform/pick/use-pick.ts'
import { useSession } from '#platform/session.ts'
import { linkHintTexts, linkTexts, linkTypeTexts } from './link.texts.ts'
import styles from './page.module.css'
import { usePages } from './use-pages.ts'

const offered = [
  'items',
  'category',
  'keyword',
  'cmsV1a',
  'coupon',
  'invitation',
  'router',
  'url',
  'home',
  'addCart',
  'live',
  '#',
] as const satisfies readonly ContentLink['type'][]

interface LinkInputProps {
  label: string
  value: ContentLink | null
  /** It has to lead somewhere. */
  isNeeded: boolean
  onChange: (link: ContentLink | null) => void
}

/** Where something leads: the kind of the link, and what it names. */
export function LinkInput({ label, value, isNeeded, onChange }: LinkInputProps) {
  const texts = linkTexts.use()
  const types = linkTypeTexts.use()
  const type = value?.type
  const known = offered.find((each) => each === type)
  const options = [
    ...(isNeeded ? [] : [{ value: '', label: texts.nowhere }]),
    ...offered.map((each) => ({ value: each as string, label: types[each] })),
    ...(type && !known ? [{ value: type as string, label: type }] : []),
  ]
  return (
    <div className={styles.link} role="group" aria-label={label}>
      <Select
        aria-label={texts.typeOf(label)}
        value={type ?? ''}
        options={options}
        onChange={(next: string) =>
          onChange(next === '' ? null : { type: next as ContentLink['type'], value: '' })
        }
      />
      {value && (
        <LinkValue
          label={texts.valueOf(label)}
          link={value}
          onChange={(next) => onChange({ ...value, value: next })}
        />
      )}
    </div>
  )
}

interface LinkValueProps {
  label: string
  link: ContentLink
  onChange: (value: string) => void
}

function LinkValue({ label, link: { type, value }, onChange }: LinkValueProps) {
  const hints = linkHintTexts.use()
  switch (type) {
    case 'items':
      return (
        <GoodsSelect
          label={label}
          value={value ? [Number(value)] : []}
          onChange={(ids) => onChange(String(ids.at(-1) ?? ''))}
        />
      )
    case 'category':
    case 'goodslist':
      return <CategoryValue label={label} value={value} onChange={onChange} />
    case 'coupon':
      return <CouponValue label={label} value={value} onChange={onChange} />
    case 'invitation':
      return <EventValue label={label} value={value} onChange={onChange} />
    case 'cmsV1a':
      return <PageValue label={label} value={value} onChange={onChange} />
    case 'router':
      return <PathValue label={label} value={value} onChange={onChange} />
    case 'keyword':
    case 'url':
    case 'addCart':
    case 'live':
      return (
        <Input
          aria-label={label}
          maxLength={500}
          value={value}
          placeholder={hints[type]}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      )
    default:
      return null
  }
}

interface ValueProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** One category of the shop. */
function CategoryValue({ label, value, onChange }: ValueProps) {
  const { data } = useCategories()
  return (
    <TreeSelect
      aria-label={label}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={data?.map(branchOf)}
      value={data && value ? Number(value) : undefined}
      onChange={(id: number) => onChange(String(id))}
      listHeight={320}
    />
  )
}

function CouponValue({ label, value, onChange }: ValueProps) {
  const { api } = useSession()
  const { data } = useQuery({ ...api.pageAdmin.options.query(), staleTime: 60_000 })
  const options = data?.coupons.map((each) => ({ value: each.grantUuid, label: each.name }))
  return (
    <Select
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      value={data && value ? value : undefined}
      options={options}
      onChange={onChange}
    />
  )
}

function EventValue({ label, value, onChange }: ValueProps) {
  const { api } = useSession()
  const { data } = useQuery({
    ...api.invitationAdmin.list.query({ pageSize: 100 }),
    staleTime: 60_000,
  })
  const options = data?.list.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      value={data && value ? value : undefined}
      options={options}
      onChange={onChange}
    />
  )
}

function PageValue({ label, value, onChange }: ValueProps) {
  const { data } = usePages()
  const pages = data?.list.filter(({ layout }) => layout === 'a') ?? []
  return (
    <Select
      aria-label={label}
      showSearch={{ optionFilterProp: 'label' }}
      value={data && value ? value : undefined}
      options={pages.map(({ type, title }) => ({ value: type, label: `${title} · ${type}` }))}
      onChange={onChange}
    />
  )
}

/** An address of the shop: a page that was made here, or any other. */
function PathValue({ label, value, onChange }: ValueProps) {
  const { data } = usePages()
  return (
    <AutoComplete
      aria-label={label}
      value={value}
      placeholder="/integral/center"
      options={data?.list.map(({ path, title }) => ({ value: path, label: `${title} · ${path}` }))}
      showSearch={{ filterOption: (word, option) => option?.label.includes(word) ?? false }}
      onChange={(next: string) => onChange(next.trim())}
    />
  )
}
