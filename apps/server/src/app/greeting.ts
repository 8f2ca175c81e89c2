import { existsSync } from 'node:fs'
import { world } from '@mallard/shop-data'
import type { Config, Mode, Provider } from '#platform/config.ts'
import { type Login, loginsFile } from './demo/logins.ts'

type Shown = Pick<
  Config,
  'publicUrl' | 'dataDir' | 'modes' | 'isLive' | 'shopData' | 'storage' | 'search' | 'accessLog'
>

const payments: readonly Provider[] = ['wechat', 'alipay', 'unionpay']

/** What an operator should not find out from a shopper. */
export function warningsOf({
  modes,
  isLive,
  storage,
  search,
  accessLog,
}: Pick<Config, 'modes' | 'isLive' | 'storage' | 'search' | 'accessLog'>): string[] {
  const all: Readonly<Record<string, Mode>> = {
    ...modes,
    storage: storage.mode,
    search: search.mode,
  }
  const those = (mode: Mode) => Object.keys(all).filter((name) => all[name] === mode)
  const warnings: string[] = []
  if (those('live').length > 0 && those('sandbox').length > 0)
    warnings.push(
      `LIVE BESIDE THE SANDBOX: ${those('live').join(', ')} reach the real world, ${those('sandbox').join(', ')} are played. Let no shopper in.`,
    )
  if (!isLive) return warnings
  if (payments.every((name) => modes[name] === 'off'))
    warnings.push('NO WAY TO PAY IS ON: orders can only be paid by bank transfer.')
  if (modes.sms === 'off')
    warnings.push(
      'TEXT MESSAGES ARE OFF: nobody can sign in by phone, or confirm anything by a code.',
    )
  if (accessLog === undefined)
    warnings.push(
      'NO REQUEST IS WRITTEN DOWN: set ACCESS_LOG to a folder, or to off where the proxy keeps its log for half a year.',
    )
  return warnings
}

/**
 * What a person wants to read after a start. Passwords that it made are shown to a person at a
 * terminal alone, and never one that was given: what is written elsewhere is kept as a log.
 */
export function greetingOf(
  config: Shown,
  sandboxUrl: string | undefined,
  logins: readonly Login[],
  isTerminal: boolean,
): string[] {
  const { publicUrl, dataDir, isLive, shopData } = config
  const shopper = world.shoppers[0]
  const isDemo = !isLive && shopData === 'demo'
  const file = loginsFile(dataDir, shopData)
  const wordOf = ({ password, isGiven }: Login) => {
    if (isGiven) return 'with OWNER_PASSWORD'
    return isTerminal ? password : 'in that file   '
  }
  return [
    '',
    ...warningsOf(config).map((warning) => `  !! ${warning}`),
    `  The shop         ${publicUrl}/`,
    `  The back office  ${publicUrl}/admin/${existsSync(file) ? `   first passwords: ${file}` : ''}`,
    ...logins.map((login) => `    ${login.login.padEnd(12)} ${wordOf(login)}   ${login.name}`),
    ...(logins.length > 0 && !isDemo
      ? [
          '    Change first passwords and delete their file. `npm run staff -- reset owner` makes another one.',
        ]
      : []),
    ...(shopper && isDemo && sandboxUrl
      ? [`  A demo shopper   ${shopper.phone}; codes appear at ${sandboxUrl}/sms`]
      : []),
    ...(sandboxUrl
      ? [
          `  The sandbox      ${sandboxUrl}/ plays all providers that have no live account`,
          `  The hosts        ${sandboxUrl}/hosts shows the shop inside WeChat, mini-programs and apps`,
        ]
      : []),
    `  The reference    ${publicUrl}/docs`,
    '',
  ]
}
