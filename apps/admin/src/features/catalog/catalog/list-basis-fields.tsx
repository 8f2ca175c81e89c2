import { listBases, type ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import { Form, Input, Select } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { Panel } from '#platform/parts/panel.tsx'
import { useLocale } from '#platform/texts.ts'
import { isListRefused } from './list-refusal.ts'
import { listBasisTexts } from './list-basis.texts.ts'

/** What the form keeps of it. */
interface BasisFields {
  listBasis: ListBasis
  listBasisNote: string
  listBasisNoteEn: string
}

/** Of new goods. */
export const noBasis: BasisFields = { listBasis: 'none', listBasisNote: '', listBasisNoteEn: '' }

/** What goods, a form or a request say of it. */
export const basisOf = ({
  listBasis,
  listBasisNote,
  listBasisNoteEn,
}: BasisFields): BasisFields => ({
  listBasis,
  listBasisNote,
  listBasisNoteEn,
})

/** What list prices above the price rest on; a refusal is said at its field. */
export function ListBasisPanel({ failure }: { failure: Error | null }) {
  const texts = listBasisTexts.use()
  const locale = useLocale()
  const basis = Form.useWatch<ListBasis | undefined>('listBasis')
  const problem = !isListRefused(failure)
    ? undefined
    : failure.reason === 'listPriceNoBasis'
      ? texts.needBasis
      : failureText(failure, locale)
  return (
    <Panel title={texts.basis}>
      <Form.Item
        name="listBasis"
        extra={basis === 'recent' ? texts.recentHint : texts.hint}
        {...(problem && { validateStatus: 'error' as const, help: problem })}
        style={{ marginBottom: basis === 'maker' ? undefined : 0 }}
      >
        <Select
          aria-label={texts.basis}
          options={listBases.map((value) => ({ value, label: texts[value] }))}
        />
      </Form.Item>
      <Form.Item
        hidden={basis !== 'maker'}
        name="listBasisNote"
        label={texts.note}
        extra={texts.noteHint}
        rules={[
          { required: basis === 'maker', whitespace: basis === 'maker', message: texts.needNote },
        ]}
      >
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item
        hidden={basis !== 'maker'}
        name="listBasisNoteEn"
        label={texts.noteEn}
        style={{ marginBottom: 0 }}
      >
        <Input maxLength={120} lang="en" />
      </Form.Item>
    </Panel>
  )
}
