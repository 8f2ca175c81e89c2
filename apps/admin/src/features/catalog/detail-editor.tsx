import { Input, Segmented } from 'antd'
import { useState } from 'react'
import { Panel } from '#platform/parts/panel.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { cleanRich } from './rich-text.ts'

const look = `<meta charset="utf-8"><style>body{margin:0;font:15px/1.6 system-ui,'PingFang SC','Noto Sans SC',sans-serif;color:#1e1b18;overflow-wrap:anywhere}img{max-width:100%;height:auto;display:block}table{border-collapse:collapse;width:100%}td,th{border:1px solid #e8e3db;padding:6px 8px;text-align:left}h2{font-size:19px}h3{font-size:17px}</style>`

/** The details as HTML, and as shoppers will see them: cleaned, in a frame that can run nothing. */
export function DetailEditor({ value, onChange, isReadOnly }: { value: string; onChange: (html: string) => void; isReadOnly: boolean }) {
  const texts = goodsTexts.use()
  const [mode, setMode] = useState<'write' | 'preview'>(isReadOnly ? 'preview' : 'write')
  return (
    <Panel
      title={texts.details}
      extra={
        <Segmented
          size="small"
          aria-label={texts.details}
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
            aria-label={texts.details}
            className="mono"
            value={value}
            maxLength={50_000}
            autoSize={{ minRows: 8, maxRows: 24 }}
            spellCheck={false}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
          <p className="soft small" style={{ marginTop: 6 }}>
            {texts.detailsHint}
          </p>
        </>
      )}
      {mode === 'preview' &&
        (value.trim() ? (
          <iframe className={styles.preview} title={texts.preview} sandbox="" srcDoc={look + cleanRich(value)} />
        ) : (
          <p className="soft">{texts.nothingToPreview}</p>
        ))}
    </Panel>
  )
}
