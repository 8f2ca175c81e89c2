import { QRCode } from 'antd'

/** A code to scan, which is one picture to who listens. */
export function QrCode({
  value,
  label,
  size = 200,
}: {
  value: string
  label: string
  size?: number
}) {
  return (
    <span role="img" aria-label={label}>
      <span aria-hidden>
        <QRCode value={value} size={size} bordered={false} type="svg" />
      </span>
    </span>
  )
}
