import { randomBytes } from 'node:crypto'
import { BoundedMap } from '../world/bounded.ts'
import type { Said, Verdict } from './books.ts'
import type { Admin } from './admin.ts'
import { complaints, textOf, type Json } from './reading.ts'
import type { Answer, Screen } from './page/page-window.ts'

/** A grey square, 8 by 8: what the album of the sandbox's phone holds. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPYcWQPVsQwtCQAewGOAXu7wL0AAAAASUVORK5CYII='

const choices = (yes: string): Pick<Screen, 'buttons'> => ({
  buttons: [
    { name: 'yes', label: yes },
    { name: 'cancel', label: '取消', isPlain: true },
  ],
})

export interface WeixinSheets {
  knows(method: string): boolean
  open(said: Said, input: Json): Verdict | Promise<Verdict> | undefined
}

const said = (method: string, word: string, more: Json = {}): Answer => ({
  result: { err_msg: `${method}:${word}`, ...more },
})
const plain =
  (check: (input: Json) => string[] = () => []) =>
  ({ method }: Said, input: Json): Verdict => {
    const problems = check(input)
    return { problems, answer: said(method, problems.length > 0 ? 'fail' : 'ok') }
  }

async function asked(
  admin: Admin,
  call: Said,
  screen: Omit<Screen, 'id' | 'as' | 'fields' | 'lines'> & Partial<Screen>,
  answer: (values: Json) => Json,
): Promise<Verdict> {
  const decided = await admin.screens.show(call, { as: 'sheet', ...screen }, (button, values) =>
    button === 'yes'
      ? said(call.method, 'ok', answer(values))
      : said(call.method, button === 'fail' ? 'fail' : 'cancel'),
  )
  return { problems: [], answer: decided }
}

type Sheets = Readonly<Record<string, (call: Said, input: Json) => Verdict | Promise<Verdict>>>

/** Sheets on which a person chooses. */
const questions = (admin: Admin): Sheets => ({
  scanQRCode: (call, input) =>
    asked(
      admin,
      call,
      {
        title: '扫一扫',
        fields: [{ name: 'text', label: '码的内容', value: '' }],
        ...choices('确定'),
      },
      ({ text }) => (input['needResult'] === 1 ? { resultStr: text } : {}),
    ),
  editAddress: (call) =>
    asked(
      admin,
      call,
      {
        title: '选择收货地址',
        lines: ['安然 13900000000', '浙江省 杭州市 西湖区 文三路 1 号'],
        ...choices('使用'),
      },
      () => ({
        userName: '安然',
        telNumber: '13900000000',
        provinceName: '浙江省',
        cityName: '杭州市',
        // The county, whatever its name says.
        countryName: '西湖区',
        detailInfo: '文三路 1 号',
        postalCode: '310012',
        nationalCode: '330106',
      }),
    ),
})

/** What is done without a question. */
const plainSheets: Sheets = {
  openLocation: plain(({ latitude, longitude, scale }) =>
    complaints(
      [!(Math.abs(Number(latitude)) <= 90), 'latitude is not a number of degrees'],
      [!(Math.abs(Number(longitude)) <= 180), 'longitude is not a number of degrees'],
      [!(Number(scale) >= 1 && Number(scale) <= 28), 'scale is not 1 to 28'],
    ),
  ),
  imagePreview: plain(),
  hideMenuItems: plain(),
  showMenuItems: plain(),
  hideOptionMenu: plain(),
  showOptionMenu: plain(),
  closeWindow: ({ method }) => ({
    problems: [],
    answer: { ...said(method, 'ok'), go: 'about:blank' },
  }),
}

/** What WeChat shows over the page for its camera, album, address book and map. */
export function weixinSheets(admin: Admin): WeixinSheets {
  const album = new BoundedMap<true>(1000)

  const knownPicture = (id: unknown) => album.has(textOf(id))
  const sheets: Sheets = {
    chooseImage(call, input) {
      const count = Number(input['count'])
      const problems = complaints([!(count >= 1 && count <= 9), 'count is not 1 to 9'])
      if (problems.length > 0) return { problems, answer: said(call.method, 'fail') }
      const field = { name: 'count', label: `张数（最多 ${count}）`, value: '1' }
      return asked(
        admin,
        call,
        { title: '选择图片', fields: [field], ...choices('完成') },
        (values) => {
          const picked = Math.min(Math.max(Number(values['count']) || 1, 1), count)
          const ids = Array.from(
            { length: picked },
            () =>
              `${call.shell.device === 'ios' ? 'wxLocalResource' : 'weixin'}://resourceid/${randomBytes(8).toString('hex')}`,
          )
          for (const id of ids) album.set(id, true)
          return { localIds: call.shell.device === 'ios' ? ids : JSON.stringify(ids) }
        },
      )
    },
    getLocalImgData({ method, shell }, input) {
      if (!knownPicture(input['localId']))
        return { problems: ['localId is not from chooseImage'], answer: said(method, 'fail') }
      return {
        problems: [],
        answer: said(method, 'ok', {
          localData: shell.device === 'ios' ? `data:image/jgp;base64,${picture}` : picture,
        }),
      }
    },
    uploadImage({ method }, input) {
      if (!knownPicture(input['localId']))
        return { problems: ['localId is not from chooseImage'], answer: said(method, 'fail') }
      return {
        problems: [],
        answer: said(method, 'ok', { serverId: randomBytes(32).toString('base64url') }),
      }
    },
    ...questions(admin),
    ...plainSheets,
  }

  return {
    knows: (method) => Object.hasOwn(sheets, method) || method === 'openAddress',
    open: (call, input) =>
      Object.hasOwn(sheets, call.method) ? sheets[call.method]?.(call, input) : undefined,
  }
}
