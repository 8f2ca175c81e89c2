import type { HostSettings } from '@mallard/contract/hosts'
import type { BrowserKind, Device, Host, HostServices, Mode } from './host.ts'
import type { BridgeWindow } from './weixin/weixin-bridge.ts'
import type { WeixinSdk } from './weixin/weixin-sdk.ts'
import type { ToutiaoSdk } from './toutiao/toutiao-sdk.ts'

/** The part of a window that hosts use; tests give their own. */
export interface HostPage extends BridgeWindow {
  navigator: Pick<Navigator, 'userAgent'> & Partial<Pick<Navigator, 'maxTouchPoints' | 'share'>>
  location: Pick<Location, 'search' | 'href' | 'hash' | 'origin' | 'assign' | 'replace'>
  document: Document
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
  open(url: string, target: string, features: string): unknown
  __wxjs_environment?: string
  wx?: WeixinSdk
  tt?: ToutiaoSdk
}

/** What is known of the host before anything is loaded. */
export interface Facts {
  page: HostPage
  mode: Mode
  browser: BrowserKind
  device: Device
  services: HostServices
  landingUrl: string
}

/** What every act may look at. */
export interface Environment extends Facts {
  settings: HostSettings
}

/** What a host does, in the file of its own that is loaded when the first of these is asked for. */
export type Acts = Pick<
  Host,
  | 'recheck'
  | 'signIn'
  | 'pay'
  | 'setShareCard'
  | 'share'
  | 'statusBar'
  | 'tabBar'
  | 'back'
  | 'closeWindow'
  | 'chooseImage'
  | 'scan'
  | 'openLocation'
  | 'openLink'
  | 'openLive'
  | 'whenActiveAgain'
  | 'native'
> & {
  /** Makes the app around the page read `document.title` again. */
  renewTitle?(): void
}
