import type { Binding } from '@mallard/contract/people/identity/identity.fields'
import { confirm } from '@mallard/ui/dialog'
import { toast } from '@mallard/ui/toast'
import type { Navigator } from '#platform/navigator/navigator.ts'
import { finishInit, setBinding, signInAs } from '#platform/session.ts'
import { defineTexts } from '#platform/texts.ts'

const bindingTexts = defineTexts(
  {
    title: '要绑定到此账号吗？',
    weixin: '微信',
    apple: 'Apple 账号',
    oa: '企业账号',
    text: (identity: string, account: string) =>
      `${identity}\n账号：${account}\n\n绑定后，用它就能登录该账号。如果它不是您本人的，请不要绑定。`,
    named: (way: string, name: string) => `${way}：${name || '未设置昵称'}`,
    bind: '是我的，绑定',
    leave: '不绑定',
    done: '绑定成功',
  },
  {
    title: 'Link it to this account?',
    weixin: 'WeChat',
    apple: 'Apple account',
    oa: 'Company account',
    text: (identity, account) =>
      `${identity}\nAccount: ${account}\n\nOnce linked, it can sign in to this account. If it is not your own, do not link it.`,
    named: (way, name) => `${way}: ${name || 'no name'}`,
    bind: 'It is mine, link it',
    leave: 'Do not link',
    done: 'Linked',
  },
)

/**
 * Shows whose account and which identity would go together, and asks: closing the question is a no.
 */
export async function askBinding(
  { uuid, way, nickname, account }: Binding,
  navigator: Navigator,
): Promise<void> {
  const { api, locale, scope } = navigator.loader.context(navigator.view())
  const { partnerId, storeId } = scope
  const texts = bindingTexts.of(locale)
  const identity = texts.named(texts[way], nickname)
  const holder = `${account.nickname} ${account.phoneMasked}`.trim()
  const isAccepted = await confirm({
    title: texts.title,
    text: texts.text(identity, holder),
    ok: texts.bind,
    cancel: texts.leave,
  })
  if (isAccepted === undefined) return
  setBinding(null)
  try {
    const { user } = await api.identity.bind({ uuid, isAccepted, partnerId, storeId })
    if (!isAccepted) return
    signInAs(user)
    toast(texts.done, { tone: 'good' })
    // The WeChat user that paying wants to know.
    finishInit(await api.identity.ssoInit({ partnerId, storeId }))
  } catch {
    // The shell has told the shopper why.
  }
}
