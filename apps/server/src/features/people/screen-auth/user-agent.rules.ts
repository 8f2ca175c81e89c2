/** The first of these that a browser names; each is also in the names of those before it. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/OpenHarmony|HarmonyOS/, 'HarmonyOS'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/QQBrowser/, 'QQ Browser'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const named = (table: typeof systems, agent: string): string =>
  table.find(([mark]) => mark.test(agent))?.[1] ?? ''

/** What a browser says of itself, for people to recognise a device by; empty: nothing known. */
export function deviceOf(userAgent: string): { system: string; browser: string } {
  return { system: named(systems, userAgent), browser: named(browsers, userAgent) }
}
