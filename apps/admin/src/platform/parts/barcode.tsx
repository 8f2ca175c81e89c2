import { barsOf, code128 } from './code128.ts'

/** mm that the thinnest bar has on paper, and that stay white on both sides. */
const thin = 0.3
const quiet = 3

/** A text as a barcode with the text below it; the text alone where it cannot be one. */
export function Barcode({ text, height = 9 }: { text: string; height?: number }) {
  const widths = code128(text)
  if (!widths) return <span className="mono">{text}</span>
  const total = widths.reduce((sum, width) => sum + width, 0)
  return (
    <span style={{ display: 'inline-block', paddingInline: `${quiet}mm`, textAlign: 'center' }}>
      <svg
        viewBox={`0 0 ${total} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text}
        style={{ display: 'block', width: `${total * thin}mm`, height: `${height}mm` }}
      >
        <path d={barsOf(widths)} fill="#000" />
      </svg>
      <span className="mono" style={{ fontSize: '8pt' }} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
