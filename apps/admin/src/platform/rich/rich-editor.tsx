import { Segmented } from 'antd'
import { useState } from 'react'
import { Panel } from '../parts/panel.tsx'
import { type RichMode, RichTextField } from './rich-text-field.tsx'
import { richTexts } from './rich.texts.ts'

interface RichEditorProps {
  title: string
  value: string
  onChange: (html: string) => void
  isReadOnly?: boolean
  /** Below it. */
  hint?: string
}

/** Rich text on a sheet of its own: written, seen as shoppers will see it, or as HTML. */
export function RichEditor({ title, value, onChange, isReadOnly = false, hint }: RichEditorProps) {
  const texts = richTexts.use()
  const [mode, setMode] = useState<RichMode>(isReadOnly ? 'preview' : 'write')
  return (
    <Panel
      title={title}
      extra={
        <Segmented
          size="small"
          aria-label={title}
          value={mode}
          onChange={setMode}
          options={[
            ...(isReadOnly ? [] : [{ value: 'write' as const, label: texts.write }]),
            { value: 'preview', label: texts.preview },
            { value: 'source', label: texts.source },
          ]}
        />
      }
    >
      <RichTextField
        label={title}
        mode={mode}
        value={value}
        onChange={onChange}
        isReadOnly={isReadOnly}
      />
      {hint && <p className="soft small">{hint}</p>}
    </Panel>
  )
}
