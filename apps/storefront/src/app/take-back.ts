import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import { homeHref } from '#platform/login.ts'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { forgetShopper, signInAs } from '#platform/session.ts'
import { defineTexts } from '#platform/texts.ts'
import { momentText } from '#platform/moment-text.ts'
import { leadOut } from './failure-acts.ts'

const takeBackTexts = defineTexts(
  {
    title: '账号正在注销',
    text: (time: string) => `您已申请注销，账号将于 ${time} 注销。继续使用需要撤销注销。`,
    keep: '撤销注销',
    leave: '退出登录',
    kept: '已撤销注销',
  },
  {
    title: 'This account is being closed',
    text: (time) => `You asked to close it; it ends on ${time}. To keep it, cancel the request.`,
    keep: 'Keep my account',
    leave: 'Sign out',
    kept: 'Your account stays',
  },
)

let isAsking = false

/**
 * Who signs in to a cancelled account within its cooling time is asked: keep it, or leave it to
 * end.
 */
export async function askTakeBack(cancelAt: number, navigator: Navigator): Promise<void> {
  if (isAsking) return
  isAsking = true
  const { api, locale, scope } = navigator.loader.context(navigator.view())
  const texts = takeBackTexts.of(locale)
  try {
    const wantsIt = await confirm({
      title: texts.title,
      text: texts.text(momentText(cancelAt, locale)),
      ok: texts.keep,
      cancel: texts.leave,
    })
    if (wantsIt === undefined) return
    if (wantsIt) {
      signInAs(await api.member.takeBack())
      toast(texts.kept, { tone: 'good' })
      return
    }
    await api.identity.logout()
    forgetShopper()
    await leadOut(navigator, homeHref(scope))
  } catch {
    // The shell has told the shopper why; the next page asks again.
  } finally {
    isAsking = false
  }
}
