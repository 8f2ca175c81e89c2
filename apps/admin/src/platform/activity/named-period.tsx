import { Form, Input } from 'antd'
import { MomentInput } from '../pick/moment-input.tsx'
import type { NamedPeriodDraft } from './named-period.ts'

interface NamedPeriodProps {
  /** Its fields begin with it. */
  id: string
  draft: NamedPeriodDraft
  texts: {
    readonly nameZh: string
    readonly namePlaceholder?: string
    readonly nameEn: string
    readonly nameEnHint: string
    readonly from: string
    readonly until: string
  }
  /** What is not right at each. */
  wrong: Readonly<Partial<Record<'name' | 'from' | 'until', string | undefined>>>
  change: (part: Partial<NamedPeriodDraft>) => void
}

const said = (help: string | undefined) => help && ({ validateStatus: 'error', help } as const)

/** What is set up is called so in both languages, and goes from then to then. */
export function NamedPeriod({ id, draft, texts, wrong, change }: NamedPeriodProps) {
  return (
    <>
      <Form.Item label={texts.nameZh} htmlFor={`${id}-name`} {...said(wrong.name)}>
        <Input
          id={`${id}-name`}
          value={draft.name}
          maxLength={40}
          {...(texts.namePlaceholder && { placeholder: texts.namePlaceholder })}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.nameEn} htmlFor={`${id}-name-en`}>
        <Input
          id={`${id}-name-en`}
          value={draft.nameEn}
          maxLength={80}
          placeholder={texts.nameEnHint}
          onChange={(event) => change({ nameEn: event.target.value })}
        />
      </Form.Item>
      <Form.Item label={texts.from} htmlFor={`${id}-from`} {...said(wrong.from)}>
        <MomentInput id={`${id}-from`} value={draft.from} onChange={(from) => change({ from })} />
      </Form.Item>
      <Form.Item label={texts.until} htmlFor={`${id}-until`} {...said(wrong.until)}>
        <MomentInput
          id={`${id}-until`}
          value={draft.until}
          onChange={(until) => change({ until })}
        />
      </Form.Item>
    </>
  )
}
