const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/i, '微信'],
  [/NewsArticle|aweme/i, '抖音'],
  [/AlipayClient/i, '支付宝'],
  [/EdgA?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/OpenHarmony|HarmonyOS/i, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|X11/, 'Linux'],
]

/** What a person recognises a device by: `Safari · iPhone`; empty when its name says nothing. */
export function deviceOf(userAgent: string): string {
  const first = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [first(browsers), first(systems)].filter(Boolean).join(' · ')
}

/** Enough of an address to recognise one's own, not enough to find somebody by: `203.0.113.*`. */
export function placeOf(ip: string): string {
  if (ip.includes('.')) return ip.replace(/^::ffff:/i, '').replace(/\.\d+$/, '.*')
  return ip ? `${ip.split(':').slice(0, 3).join(':')}:*` : ''
}
