import { defaultAppMarks, isSmartKind, type AppMarks } from './host-signals.ts'

/**
 * What browsers, systems and other apps write into their user agents: a mark that stands in one of
 * these would take every visitor for one of the brand's app.
 */
const everybodysWords =
  'mozilla applewebkit khtml like gecko version mobile safari chrome chromium crios fxios firefox edge edgios trident opera phone ipad ipod macintosh intel android linux windows win64 tablet openharmony harmonyos arkweb build ' +
  'micromessenger miniprogram windowswechat macwechat nettype language wechat wxwork xweb toutiaomicroapp aweme newsarticle bytedancewebview alipayclient aliapp dingtalk weibo mqqbrowser ucbrowser quark baiduboxapp miuibrowser huaweibrowser samsungbrowser heytapbrowser vivobrowser'

/** A word of 4 to 40 letters and digits by which an app tells itself from all others. */
export const isAppMark = (text: string): boolean =>
  /^[A-Za-z][A-Za-z\d]{3,39}$/.test(text) && !everybodysWords.includes(text.toLowerCase())

/** The mark of the app of the smart devices is the name of its browser kind as well. */
export const isSmartMark = (text: string): text is AppMarks['smart'] =>
  isAppMark(text) && isSmartKind(text)

/**
 * Whether both apps can be told apart: that of the smart devices is looked for first, and would be
 * found in the mall's too.
 */
export function areApart(apps: Partial<AppMarks>): boolean {
  const { smart, mall } = { ...defaultAppMarks, ...apps }
  return !mall.toLowerCase().includes(smart.toLowerCase())
}
