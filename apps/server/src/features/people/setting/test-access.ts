import { randomUUID } from 'node:crypto'
import { brandAdminCalls } from '@mallard/contract/people/setting/brand-admin.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import type { AccessOf } from '#app/testing/test-access.ts'

const newStore = {
  name: '新店',
  nameEn: 'New store',
  address: '',
  addressEn: '',
  phone: '',
  hours: '',
  hoursEn: '',
  hotWords: ['水壶'],
  hotWordsEn: [],
  returnName: '',
  returnPhone: '',
  returnAddress: '',
  isOpen: false,
}
const fields = Object.keys(newStore)
const brandFields = [
  'name',
  'nameEn',
  'hasEnglish',
  'logo',
  'logoPicture',
  'sharePicture',
  'shareTitle',
  'shareTitleEn',
  'shareText',
  'shareTextEn',
  'themeColor',
  'themeColorDark',
  'ground',
  'corners',
  'titles',
  'cards',
  'hero',
  'smartMark',
  'mallMark',
  'version',
]

export const access: AccessOf = ({ owner }) => ({
  admin: {
    'storeAdmin.list': { own: async () => ({}) },
    'storeAdmin.save': {
      own: async () => {
        const [here] = await owner.data(storeAdminCalls.list, {})
        const { storeId: _storeId, times: _times, legal: _legal, ...kept } = here!
        const { gaps: _gaps, promises: _promises, sending: _sending, ...setup } = kept
        return { ...setup, hours: `每天 9-${Math.ceil(Math.random() * 12) + 10} 点` }
      },
      plain: [...fields, 'version'],
    },
    'storeAdmin.saveTimes': {
      own: async () => {
        const [here] = await owner.data(storeAdminCalls.list, {})
        const payMinutes = 10 + Math.floor(Math.random() * 1000)
        return { ...here!.times, payMinutes, version: here!.version }
      },
      plain: [
        'payMinutes',
        'shipHours',
        'confirmDays',
        'answerDays',
        'sendBackDays',
        'lookDays',
        'version',
      ],
    },
    'storeAdmin.saveSending': {
      own: async () => {
        const [here] = await owner.data(storeAdminCalls.list, {})
        const untilHour = (here!.sending.untilHour % 24) + 1
        return { sending: { ...here!.sending, untilHour }, version: here!.version }
      },
      plain: ['sending', 'version'],
    },
    'storeAdmin.savePromises': {
      own: async () => {
        const [here] = await owner.data(storeAdminCalls.list, {})
        const name = `质保 ${Math.ceil(Math.random() * 1000)}`
        return {
          promises: [{ name, nameEn: '', text: '', textEn: '' }],
          version: here!.version,
        }
      },
      plain: ['promises', 'version'],
    },
    'storeAdmin.saveLegal': {
      own: async () => {
        const [here] = await owner.data(storeAdminCalls.list, {})
        const { licence, ...legal } = here!.legal
        const company = `禾光生活电器有限公司 ${Math.ceil(Math.random() * 1000)}`
        return { ...legal, company, licence: licence?.url ?? '', version: here!.version }
      },
      plain: [
        'company',
        'creditCode',
        'licence',
        'permits',
        'icp',
        'police',
        'miniFiling',
        'complaintPhone',
        'version',
      ],
    },
    'openingAdmin.read': { own: async () => ({}) },
    'brandAdmin.read': { own: async () => ({}) },
    'brandAdmin.save': {
      own: async () => ({
        ...(await owner.data(brandAdminCalls.read, {})),
        nameEn: `Hearthlight ${Math.ceil(Math.random() * 1000)}`,
      }),
      plain: brandFields,
    },
    'houseBrands.list': { own: async () => ({}) },
    'houseBrands.create': {
      own: async () => ({
        requestId: randomUUID(),
        name: '新品牌',
        nameEn: '',
        storeName: '新品牌商城',
        storeNameEn: '',
        ownerName: '店主',
        login: `owner-${randomUUID().slice(0, 8)}`,
        password: 'a long password',
      }),
      plain: [
        'requestId',
        'name',
        'nameEn',
        'storeName',
        'storeNameEn',
        'ownerName',
        'login',
        'password',
      ],
    },
    'storeAdmin.create': {
      own: async () => ({ requestId: randomUUID(), ...newStore }),
      plain: ['requestId', ...fields],
    },
  },
  // This store's own row.
  shared: {
    'storeAdmin.save': ['store'],
    'storeAdmin.saveTimes': ['store'],
    'storeAdmin.saveLegal': ['store'],
    'storeAdmin.savePromises': ['store'],
    'storeAdmin.saveSending': ['store'],
  },
})
