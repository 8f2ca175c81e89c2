import type { FormQuestion } from '@mallard/contract/activities/form/form.codes'
import { defineTexts } from '#platform/texts.ts'

type Bounds = Pick<FormQuestion, 'least' | 'most'>

export const formTexts = defineTexts(
  {
    answer: '你的回答',
    required: '必答',
    progress: (done: number, all: number) => `已答 ${done} / ${all}`,
    day: '日期',
    chooseDay: '年 / 月 / 日',
    place: '地区',
    choosePlace: '省 / 市 / 区',
    pics: '图片',
    picsSignIn: '登录后可以上传图片',
    signIn: '去登录',
    picsBusy: '图片还在上传，请稍候',
  },
  {
    answer: 'Your answer',
    required: 'Required',
    progress: (done, all) => `${done} of ${all} answered`,
    day: 'Day',
    chooseDay: 'Year, month and day',
    place: 'Region',
    choosePlace: 'Province, city, county',
    pics: 'Pictures',
    picsSignIn: 'Sign in to send pictures',
    signIn: 'Sign in',
    picsBusy: 'Pictures are still on their way',
  },
)

/** What is wrong with an answer, by the bounds of its question. */
export const faultTexts = defineTexts(
  {
    missing: () => '请回答这一题',
    notAsked: () => '这一题不用回答',
    unknown: () => '请重新选择',
    tooFew: ({ least }: Bounds) => `至少 ${least ?? 1} 项`,
    tooMany: ({ most }: Bounds) => (most === null ? '选得太多了' : `最多 ${most} 项`),
    tooShort: ({ least }: Bounds) => `至少 ${least ?? 1} 个字`,
    tooLong: ({ most }: Bounds) => (most === null ? '字数太多了' : `最多 ${most} 个字`),
    notNumber: () => '请填写数字',
    tooLow: ({ least }: Bounds) => `不能小于 ${least ?? 0}`,
    tooHigh: ({ most }: Bounds) => `不能大于 ${most ?? 0}`,
    notStar: () => '请选择 1 到 5 颗星',
    notDay: () => '请选择日期',
    notPicture: () => '请重新上传图片',
    notRegion: () => '请选择到区县',
  },
  {
    missing: () => 'Please answer this one',
    notAsked: () => 'This one needs no answer',
    unknown: () => 'Please choose again',
    tooFew: ({ least }) => `${least ?? 1} at least`,
    tooMany: ({ most }) => (most === null ? 'Too many' : `${most} at the most`),
    tooShort: ({ least }) => `${least ?? 1} characters at least`,
    tooLong: ({ most }) => (most === null ? 'Too long' : `${most} characters at the most`),
    notNumber: () => 'Please type a number',
    tooLow: ({ least }) => `${least ?? 0} or more`,
    tooHigh: ({ most }) => `${most ?? 0} or less`,
    notStar: () => 'Please choose one to five stars',
    notDay: () => 'Please choose a day',
    notPicture: () => 'Please send the pictures again',
    notRegion: () => 'Please choose down to the county',
  },
)
