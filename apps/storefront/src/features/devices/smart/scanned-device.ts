/** What the code on a device leads to: its number, and the proof that one holds it. */
export interface ScannedDevice {
  readonly deviceId: string
  readonly code: string
}

/** Reads what was scanned; undefined for what is no device's. */
export function scannedDevice(text: string): ScannedDevice | undefined {
  const found = /\/smart\/\d+-\d+\/equipment\/([^/?#]+)\/[^/?#]*\?(?:[^#]*&)?code=([^&#]+)/.exec(
    text,
  )
  try {
    const [, deviceId, code] = found ?? []
    return deviceId && code
      ? { deviceId: decodeURIComponent(deviceId), code: decodeURIComponent(code) }
      : undefined
  } catch {
    return undefined
  }
}
