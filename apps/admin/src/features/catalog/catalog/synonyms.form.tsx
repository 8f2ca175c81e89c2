import type { AdminSynonyms } from '@mallard/contract/catalog/search/search-admin.calls'
import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { faultOfLines, groupsOf, linesOf } from './synonym-lines.ts'
import { synonymTexts } from './synonyms.texts.ts'
import { useSaveSynonyms } from './use-synonyms.ts'

type Texts = ReturnType<typeof synonymTexts.use>

function faultText(texts: Texts, text: string): string | undefined {
  const fault = faultOfLines(text)
  if (!fault) return undefined
  if ('line' in fault) return texts[fault.kind](fault.line)
  return 'word' in fault ? texts[fault.kind](fault.word) : texts[fault.kind]
}

/** Words that a search takes for the same, a group in each line. */
export function SynonymsForm({
  kept: { groups, version },
  onClose,
}: {
  kept: AdminSynonyms
  onClose: () => void
}) {
  const texts = synonymTexts.use()
  const saving = useSaveSynonyms()
  const mayWrite = useSession().canEverywhere('goods.write')
  const check = async (_: unknown, lines: string) => {
    const fault = faultText(texts, lines)
    if (fault) throw new Error(fault)
  }
  return (
    <ModalForm
      width={560}
      title={texts.title}
      ok={texts.save}
      hint={mayWrite ? texts.hint : texts.readOnly}
      isBlocked={!mayWrite}
      initial={{ lines: linesOf(groups) }}
      call={saving}
      inputOf={({ lines }: { lines: string }) => ({ groups: groupsOf(lines), version })}
      done={texts.saved}
      onClose={onClose}
    >
      <Form.Item
        name="lines"
        label={texts.groups}
        validateTrigger="onBlur"
        rules={[{ validator: check }]}
      >
        <Input.TextArea
          autoSize={{ minRows: 8, maxRows: 20 }}
          disabled={!mayWrite}
          placeholder={texts.example}
          spellCheck={false}
        />
      </Form.Item>
    </ModalForm>
  )
}
