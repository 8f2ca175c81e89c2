import type { Caller } from '@mallard/testing/caller'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir, sandbox, shop } from './attackers.ts'

const wap = '/sso/oauth/1-1/render/wap-wechat'

/**
 * The one-time code that WeChat's app or mini-program hands out to somebody whom the shop does not
 * know.
 */
export async function weixinCode(person: string, app: 'mini' | 'mallApp'): Promise<string> {
  const { controlToken } = JSON.parse(
    readFileSync(join(dataDir, 'sandbox', 'sandbox-keys.json'), 'utf8'),
  ) as { controlToken: string }
  const answer = await fetch(`${sandbox}/_ctl/people/code`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'weixin', person, app }),
  })
  return ((await answer.json()) as { code: string }).code
}

/** The whole way through WeChat's browser, as this person; where it ends. */
export async function throughWeixin(browser: Caller, person: string): Promise<string> {
  const authorize = new URL(
    (await browser.fetch(`${wap}?to=/goods/1-1-1`)).headers.get('location') ?? '',
  )
  const confirm = `${sandbox}/wxopen/connect/oauth2/confirm?${new URLSearchParams({ query: authorize.search.slice(1), person })}`
  const back = (await fetch(confirm, { redirect: 'manual' })).headers.get('location') ?? ''
  return (await browser.fetch(back.slice(shop.length))).headers.get('location') ?? ''
}
