import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'

/**
 * The code of a text message, from where the sandbox shows it. One a minute for a phone: anyone who
 * asked just before us is waited for.
 */
export async function codeOf(
  sandbox: string,
  phone: string,
  ask: () => Promise<{ code: number; message: string }>,
): Promise<string> {
  for (let wait = 0; ; wait += 5) {
    const sent = await ask()
    if (sent.code === 200) break
    if (wait >= 65) throw new Error(`no code for ${phone}: ${sent.message}`)
    await sleep(5000)
  }
  const inbox = await (await fetch(`${sandbox}/sms?phone=${phone}`)).text()
  const code = /class="code">(\d{6})</.exec(inbox)?.[1]
  if (!code) throw new Error(`the sandbox at ${sandbox} shows no code for ${phone}`)
  return code
}

/** The code with which a browser signs in by a phone. */
export function codeAtSignIn(browser: Caller, sandbox: string, phone: string): Promise<string> {
  return codeOf(sandbox, phone, () =>
    browser.call(identityCalls.sendPhoneCodeV2, { phone, ...browser.scope }),
  )
}
