import type { AdminSynonyms } from '@mallard/contract/catalog/search/search-admin.calls'
import { Form, Input } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { saidAtBlur } from '#platform/form/said-at-blur.ts'
import type { Session } from '#platform/session.ts'
import { faultOfLines, groupsOf, linesOf } from './synonym-lines.ts'
import { synonymTexts } from './synonyms.texts.ts'
import { useSaveSynonyms } from './use-synonyms.ts'

const mayWrite = ({ canEverywhere }: Session) => canEverywhere('goods.write')

type Texts = ReturnType<typeof synonymTexts.use>

function faultText(texts: Texts, text: string): string | undefined {
  const fault = faultOfLines(text)
  if (!fault) return undefined
  if ('line' in fault) return texts[fault.kind](fault.line)
  return 'word' in fault ? texts[fault.kind](fault.word) : texts[fault.kind]
}

/** Words that a search takes for the same, a group in each line. */
export const SynonymsForm = defineForm({
  texts: synonymTexts,
  width: 560,
  initial: ({ groups }: AdminSynonyms) => ({ lines: linesOf(groups) }),
  // Asks again only once it is saved: the form is not there while it is asked.
  useOwn: () => useSaveSynonyms(),
  inputOf: ({ lines }, _begun, { version }) => ({ groups: groupsOf(lines), version }),
  send: (_api, input, _requestId, saving) => saving.mutateAsync(input),
  title: ({ texts }) => texts.title,
  hint: ({ texts, session }) => (mayWrite(session) ? texts.hint : texts.readOnly),
  ok: ({ texts }) => texts.save,
  isBlocked: ({ session }) => !mayWrite(session),
  fields: ({ texts, session }) => (
    <Form.Item
      name="lines"
      label={texts.groups}
      {...saidAtBlur({
        validator: async (_: unknown, lines: string) => {
          const fault = faultText(texts, lines)
          if (fault) throw new Error(fault)
        },
      })}
    >
      <Input.TextArea
        autoSize={{ minRows: 8, maxRows: 20 }}
        disabled={!mayWrite(session)}
        placeholder={texts.example}
        spellCheck={false}
      />
    </Form.Item>
  ),
  done: ({ texts }) => texts.saved,
})
