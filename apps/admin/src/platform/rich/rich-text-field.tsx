import { Input, Skeleton } from 'antd'
import { lazy, Suspense } from 'react'
import { RichFrame } from './rich-frame.tsx'
import { richTexts } from './rich.texts.ts'

/** The editor is larger than most screens: only those that write rich text load it. */
const Surface = lazy(() => import('./rich-surface.tsx'))

const longest = 50_000

export type RichMode = 'write' | 'preview' | 'source'

interface RichTextFieldProps {
  /** What it is the text of. */
  label: string
  /** HTML; a `Form.Item` gives both. */
  value?: string
  onChange?: (html: string) => void
  mode?: RichMode
  isReadOnly?: boolean
}

/**
 * Rich text with headings, lists, tables, links, pictures of the library and goods cards, as a
 * field of any form.
 */
export function RichTextField({
  label,
  value = '',
  onChange,
  mode = 'write',
  isReadOnly = false,
}: RichTextFieldProps) {
  const texts = richTexts.use()
  if (mode === 'preview') return <RichFrame html={value} title={texts.preview} />
  if (mode === 'write' && !isReadOnly)
    return (
      <>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} />}>
          <Surface label={label} value={value} onChange={(html) => onChange?.(html)} />
        </Suspense>
        {value.length > longest && (
          <p role="alert" style={{ color: 'var(--bad)', marginTop: 6 }}>
            {texts.full(longest)}
          </p>
        )}
      </>
    )
  return (
    <>
      <Input.TextArea
        aria-label={label}
        className="mono"
        value={value}
        maxLength={longest}
        autoSize={{ minRows: 8, maxRows: 24 }}
        spellCheck={false}
        readOnly={isReadOnly}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <p className="soft small" style={{ marginTop: 6 }}>
        {texts.sourceHint}
      </p>
    </>
  )
}
