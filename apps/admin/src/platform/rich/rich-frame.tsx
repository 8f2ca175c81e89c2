import { styleNonce } from '../style-nonce.ts'
import styles from './rich.module.css'
import { richTexts } from './rich.texts.ts'
import { cleanRich } from './rich-text.ts'

const rules = `body{margin:0;font:15px/1.6 system-ui,'PingFang SC','Noto Sans SC',sans-serif;color:#1e1b18;overflow-wrap:anywhere}img{max-width:100%;height:auto;display:block}table{border-collapse:collapse;width:100%}td,th{border:1px solid #e8e3db;padding:6px 8px;text-align:left}h2{font-size:19px}h3{font-size:17px}`

/** The frame's content policy is the back office's: its style needs the back office's nonce. */
const head = () => `<meta charset="utf-8"><style nonce="${styleNonce() ?? ''}">${rules}</style>`

/** Rich text as shoppers will see it: cleaned, in a frame that can run nothing. */
export function RichFrame({ html, title }: { html: string; title: string }) {
  const texts = richTexts.use()
  if (!html.trim()) return <p className="soft">{texts.nothing}</p>
  return (
    <iframe className={styles.frame} title={title} sandbox="" srcDoc={head() + cleanRich(html)} />
  )
}
