import { generateKeyPairSync, randomBytes } from 'node:crypto'

/** Secrets of the parties that know people. */
export interface OwnPeopleKeys {
  readonly weixinSecrets: Readonly<Record<'web' | 'mini' | 'smartApp' | 'mallApp', string>>
  readonly corpId: string
  readonly corpSecret: string
  readonly appleTeam: string
  readonly appleKeyId: string
  /** ES256, the shop's own. */
  readonly applePrivateKey: string
}

export async function makePeopleKeys(): Promise<OwnPeopleKeys> {
  const secret = () => randomBytes(16).toString('hex')
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    weixinSecrets: { web: secret(), mini: secret(), smartApp: secret(), mallApp: secret() },
    corpId: `ww${randomBytes(8).toString('hex')}`,
    corpSecret: secret(),
    appleTeam: 'SANDBOX001',
    appleKeyId: randomBytes(5).toString('hex').toUpperCase(),
    applePrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** Of the mini-program's message push. */
export interface OwnPushKeys {
  readonly token: string
  readonly aesKey: string
}

export const makePushKeys = async (): Promise<OwnPushKeys> => ({
  token: randomBytes(12).toString('hex'),
  aesKey: randomBytes(32).toString('base64').slice(0, 43),
})

/** What the shop's side is told of them, in the shapes of the adapters. */
export interface PeopleKeys {
  readonly weixin: {
    readonly apiUrl: string
    readonly openUrl: string
    readonly apps: Readonly<
      Record<
        'web' | 'mini' | 'smartApp' | 'mallApp',
        { readonly appId: string; readonly secret: string }
      >
    >
    readonly push: OwnPushKeys
  }
  readonly apple: {
    readonly baseUrl: string
    readonly issuer: string
    readonly clientIds: { readonly web: string; readonly app: string }
    readonly teamId: string
    readonly keyId: string
    readonly privateKey: string
  }
  readonly wecom: {
    readonly apiUrl: string
    readonly openUrl: string
    readonly corpId: string
    readonly agentId: string
    readonly secret: string
  }
}

export const agentId = '1000002'
export const appleClients = { web: 'sandbox.mallard.web', app: 'sandbox.mallard.app' } as const
export const appleIssuer = 'https://appleid.apple.com'

export const weixinAppIds = {
  web: 'wx00000000sandbox1',
  mini: 'wx00000000sandbox2',
  smartApp: 'wx00000000sandbox3',
  mallApp: 'wx00000000sandbox4',
} as const
export type WeixinAppName = keyof typeof weixinAppIds

export function peopleKeysFor(own: OwnPeopleKeys, push: OwnPushKeys, url: string): PeopleKeys {
  const app = (name: WeixinAppName) => ({
    appId: weixinAppIds[name],
    secret: own.weixinSecrets[name],
  })
  return {
    weixin: {
      apiUrl: `${url}/wxapi`,
      openUrl: `${url}/wxopen`,
      apps: {
        web: app('web'),
        mini: app('mini'),
        smartApp: app('smartApp'),
        mallApp: app('mallApp'),
      },
      push,
    },
    apple: {
      baseUrl: `${url}/apple`,
      issuer: appleIssuer,
      clientIds: appleClients,
      teamId: own.appleTeam,
      keyId: own.appleKeyId,
      privateKey: own.applePrivateKey,
    },
    wecom: {
      apiUrl: `${url}/wecom`,
      openUrl: `${url}/wxopen`,
      corpId: own.corpId,
      agentId,
      secret: own.corpSecret,
    },
  }
}
