import { hostSettingsOf, type HostOverrides } from '@mallard/contract/hosts'
import type { Acts, Environment, Facts } from './environment.ts'

type LoadActs = () => Promise<{ acts: (environment: Environment) => Acts }>

const wap: LoadActs = () => import('./wap/wap.host.ts')

/** Each host's own file: a plain browser loads none but its own. */
function fileOf({ mode, browser }: Facts): LoadActs {
  if (mode === 'weixinMini') return () => import('./weixin-mini/weixin-mini.host.ts')
  if (mode === 'toutiaoMini') return () => import('./toutiao-mini/toutiao-mini.host.ts')
  if (mode === 'smartApp') return () => import('./smart-app/smart-app.host.ts')
  if (mode === 'app') return () => import('./mall-app/mall-app.host.ts')
  if (browser === 'weixin') return () => import('./weixin/weixin.host.ts')
  if (browser === 'toutiao') return () => import('./toutiao/toutiao.host.ts')
  return wap
}

export async function actsOf(facts: Facts, overrides: HostOverrides | undefined): Promise<Acts> {
  const { acts } = await fileOf(facts)()
  return acts({ ...facts, settings: hostSettingsOf(overrides) })
}
