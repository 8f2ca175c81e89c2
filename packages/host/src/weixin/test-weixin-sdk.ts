import type { WeixinSdk } from './weixin-sdk.ts'

/** WeChat's SDK as a test wants it to behave. */
export interface FakeWeixin {
  wx: WeixinSdk
  /** Share cards that were set. */
  cards: object[]
  /** What each function was last asked. */
  asked: Record<string, object>
  /** How often it was given a signature. */
  configs: number
  refuses: boolean
  isSilent: boolean
  pictures: string[] | undefined
  code: string | undefined
  maxAtOnce: number
  isMini: boolean
}

type Call = { success?: (answer: never) => void; cancel?: () => void }

function words(input: object): object {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => typeof value !== 'function'),
  )
}

export function fakeWeixin(): FakeWeixin {
  let atOnce = 0
  const ask = (name: string, input: object = {}) => void (fake.asked[name] = words(input))
  const answer = (input: Call, value: object | undefined) => {
    if (fake.isSilent) return
    void Promise.resolve().then(() =>
      value === undefined ? input.cancel?.() : input.success?.(value as never),
    )
  }
  const card = (input: object & Call) => {
    fake.cards.push(words(input))
    answer(input, {})
  }
  const wx: WeixinSdk = {
    config(input) {
      fake.configs += 1
      ask('config', input)
    },
    ready: (done) => void (fake.refuses || fake.isSilent || queueMicrotask(done)),
    error: (done) =>
      void (fake.refuses && queueMicrotask(() => done({ errMsg: 'config:invalid signature' }))),
    updateAppMessageShareData: card,
    updateTimelineShareData: card,
    chooseImage(input) {
      ask('chooseImage', input)
      answer(
        input as Call,
        fake.pictures && { localIds: fake.pictures.map((_, at) => `wxLocalResource://${at}`) },
      )
    },
    getLocalImgData(input) {
      atOnce += 1
      fake.maxAtOnce = Math.max(fake.maxAtOnce, atOnce)
      void Promise.resolve().then(() => {
        atOnce -= 1
        const at = Number(input.localId.split('//')[1])
        input.success?.({ localData: fake.pictures?.[at] ?? '' })
      })
    },
    scanQRCode(input) {
      ask('scanQRCode', input)
      answer(input as Call, fake.code === undefined ? undefined : { resultStr: fake.code })
    },
    openLocation(input) {
      ask('openLocation', input)
      answer(input as Call, {})
    },
    closeWindow: () => ask('closeWindow'),
    miniProgram: {
      navigateTo: (input) => ask('navigateTo', input),
      navigateBack: (input) => ask('navigateBack', input ?? {}),
      getEnv: (done) =>
        void (fake.isSilent || queueMicrotask(() => done({ miniprogram: fake.isMini }))),
    },
  }
  const fake: FakeWeixin = {
    wx,
    cards: [],
    configs: 0,
    asked: {},
    refuses: false,
    isSilent: false,
    pictures: [],
    code: undefined,
    maxAtOnce: 0,
    isMini: true,
  }
  return fake
}
