import { Input, Segmented } from 'antd'
import { useState } from 'react'
import { Panel } from '../parts/panel.tsx'
import { RichFrame } from './rich-frame.tsx'
import { richTexts } from './rich.texts.ts'

interface RichEditorProps {
  title: string
  value: string
  onChange: (html: string) => void
  isReadOnly?: boolean
}

/** Rich text as HTML, and as shoppers will see it. */
export function RichEditor({ title, value, onChange, isReadOnly = false }: RichEditorProps) {
  const texts = richTexts.use()
  const [mode, setMode] = useState<'write' | 'preview'>(isReadOnly ? 'preview' : 'write')
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
            { value: 'write', label: texts.write },
            { value: 'preview', label: texts.preview },
          ]}
        />
      }
    >
      {mode === 'write' && (
        <>
          <Input.TextArea
            aria-label={title}
            className="mono"
            value={value}
            maxLength={50_000}
            autoSize={{ minRows: 8, maxRows: 24 }}
            spellCheck={false}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          <p className="soft small" style={{ marginTop: 6 }}>
            {texts.hint}
          </p>
        </>
      )}
      {mode === 'preview' && <RichFrame html={value} title={texts.preview} />}
    </Panel>
  )
}
